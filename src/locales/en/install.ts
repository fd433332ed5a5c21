/** How the app is installed, by browser. */
export const install = {
  title: 'Install Refyn',
  intro: 'As an app it has a window of its own and an icon among your others.',
  close: 'Close',
  chrome: {
    name: 'Chrome and Edge',
    one: 'Open the menu at the top right (⋮ or ⋯).',
    two: 'Choose “Cast, save and share”, then “Install page as app”. In Edge it is “Apps”, on a phone “Add to Home screen”.',
    three: 'Confirm with “Install”.',
  },
  safari: {
    name: 'Safari',
    one: 'Tap the share button; on a Mac open the File menu.',
    two: 'Choose “Add to Home Screen”, on a Mac “Add to Dock”.',
    three: 'Confirm with “Add”.',
  },
  firefox: {
    name: 'Firefox',
    one: 'On Android, open the menu (⋮).',
    two: 'Choose “Install”, or “Add to Home screen”.',
    three:
      'On a computer Firefox installs no apps: bookmark the page, or open it in another browser.',
  },
} as const
