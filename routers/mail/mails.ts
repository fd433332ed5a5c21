import type { Mail } from '../mailer.ts'

type Words = Omit<Mail, 'to'>

/** The way to a new password. The address is the server's own setting, never what a request named. */
export function resetMail(link: string, minutes: number): Words {
  return {
    subject: 'Set a new password for Refyn',
    text: [
      'Somebody, hopefully you, asked for a new password for your Refyn account.',
      `Choose one here within ${minutes} minutes; the link works once:`,
      link,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ].join('\n\n'),
  }
}

export function passwordChangedMail(appUrl: string): Words {
  return {
    subject: 'Your Refyn password was changed',
    text: [
      'The password of your Refyn account was changed, and other devices were signed out.',
      `If it was not you, set a new one at ${appUrl}/auth at once.`,
    ].join('\n\n'),
  }
}

/** With `isPasswordVoid` the account had a password of somebody who never proved the e-mail. */
export function googleLinkedMail(appUrl: string, isPasswordVoid: boolean): Words {
  return {
    subject: 'A sign-in was linked to your Refyn account',
    text: [
      'Your Refyn account can now be opened with the provider you signed in at.',
      ...(isPasswordVoid
        ? [
            `The password that the account had was removed, as nobody had confirmed this e-mail address before. You can set a new one at ${appUrl}/auth.`,
          ]
        : []),
      'If it was not you, tell the person who runs this server.',
    ].join('\n\n'),
  }
}

export function testMail(appUrl: string): Words {
  return {
    subject: 'Refyn can send mail',
    text: `This mail was sent from the administration of ${appUrl}, to see whether mail arrives.`,
  }
}
