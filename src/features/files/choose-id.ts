/** Of the button that takes files, which has the focus when the last one is removed. */
export const chooseId = 'choose-files'
