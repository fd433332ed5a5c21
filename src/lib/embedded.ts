/** Whether a native app shows this page in its own frame, which has a way back of its own. */
export function isEmbedded(): boolean {
  const { Capacitor: bridge } = window as Window & {
    Capacitor?: { isNativePlatform?(): boolean }
  }
  return bridge?.isNativePlatform?.() === true
}
