export interface Mail {
  to: string
  subject: string
  /** Plain text; a line that is an address is a link in every reader of mail. */
  text: string
}

/** Carries mail to people. */
export interface Mailer {
  /** False when mail only appears in the server's log, for the operator to pass on. */
  delivers: boolean
  /**
   * Resolves when the next server has taken the mail. Throws JobError: not retryable when the address
   * or the mail was refused for good, else retryable.
   */
  send(mail: Mail): Promise<void>
}
