import { addTexts } from '#src/lib/i18n.ts'
import { account } from '#src/locales/en/account.ts'
import { audioChat } from '#src/locales/en/audio-chat.ts'
import { comparison } from '#src/locales/en/comparison.ts'
import { conversation } from '#src/locales/en/conversation.ts'
import { files } from '#src/locales/en/files.ts'
import { pages } from '#src/locales/en/pages.ts'
import { suggestions } from '#src/locales/en/suggestions.ts'

// Parts of a screen are drawn here without it, and the texts of many come with the screen.
addTexts('account', account)
addTexts('audioChat', audioChat)
addTexts('comparison', comparison)
addTexts('conversation', conversation)
addTexts('files', files)
addTexts('pages', pages)
addTexts('suggestions', suggestions)
