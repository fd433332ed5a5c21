import { config, z } from 'zod'

// In a browser zod would try whether it may write code of its own, which the page's policy refuses and
// reports (rule D-61).
if ('document' in globalThis) config({ jitless: true })

export { z }
