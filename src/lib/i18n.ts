import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { account } from '#src/locales/en/account.ts'
import { billing } from '#src/locales/en/billing.ts'
import { common } from '#src/locales/en/common.ts'
import { conversation } from '#src/locales/en/conversation.ts'
import { dashboard } from '#src/locales/en/dashboard.ts'
import { files } from '#src/locales/en/files.ts'
import { pages } from '#src/locales/en/pages.ts'

const en = { account, billing, common, conversation, dashboard, files, pages } as const

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof en
  }
}

export const i18n = createInstance()

/** All texts of the client, by feature. Other languages come as further catalogues. */
export async function startTexts(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    ns: Object.keys(en),
    defaultNS: 'common',
    resources: { en },
    // React escapes already; twice would show entities.
    interpolation: { escapeValue: false },
  })
}
