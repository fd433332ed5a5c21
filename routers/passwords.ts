/**
 * Hashes and checks passwords. Both are slow on purpose and queue behind few parallel workers;
 * when the queue is full they throw AppError `busy` (503).
 */
export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * With `hash` null a check of the same cost runs against a dummy and the answer is false, so
   * that time does not tell whether the account exists. `needsRehash` asks for a new hash of a
   * password that was right but kept under older parameters.
   */
  verify(
    hash: string | null,
    password: string,
  ): Promise<{ isValid: boolean; needsRehash: boolean }>
  /** Whether a password is among the most guessed, or made of this product's own words. */
  isCommon(password: string): Promise<boolean>
}
