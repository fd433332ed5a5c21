/** Characters that a text may have, for the fields that hold it and for the shapes that check it. */
export const contextMaxLength = 5000
export const messageMaxLength = 5000
export const reasonMaxLength = 300

export const passwordMinLength = 8
export const passwordMaxLength = 256
