import { formatBytes as bytesInEnglish } from '#routers/contract/file-types.ts'
import * as english from '#routers/contract/format-measure.ts'
import { spoken } from './i18n.ts'
import { decimalsIn, sizeIn } from './number-in.ts'

// The forms of the contract, in the language of the app.

export const localDecimals = (text: string): string => decimalsIn(spoken(), text)
export const localSize = (text: string): string => sizeIn(spoken(), text)

export const decimal = (value: number, digits: number): string =>
  localDecimals(value.toFixed(digits))
export const percent = (share: number): string => localDecimals(english.percent(share))
export const signed = (value: number): string => localDecimals(english.signed(value))
export const formatBytes = (bytes: number): string => localSize(bytesInEnglish(bytes))
