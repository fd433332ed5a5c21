import type { audioChat as english } from '#src/locales/en/audio-chat.ts'
import type { Texts } from '#src/locales/texts.ts'

export const audioChat: Texts<typeof english> = {
  make: 'Audiogespräch',
  making: 'Wird erstellt …',
  failed: 'Das Audio ist nicht entstanden',
  failedText:
    'Beim Erstellen des Gesprächs ist ein Fehler aufgetreten. Bitte versuch es noch einmal.',
  done: 'Das Audio ist fertig',
  doneText: 'Alex und Henry haben über deine Arbeit gesprochen.',
  title: 'Alex & Henry über deine Arbeit',
  caption: 'Hör zwei KI-Stimmen im Gespräch über deine Arbeit',
  captionBuiltIn:
    'Hör zwei KI-Stimmen im Gespräch über deine Arbeit. Sie sind künstlich und eingebaut, und so klingen sie auch.',
  stage: {
    script: 'Das Gespräch wird geschrieben',
    speech: 'Beitrag {{n}} von {{total}} wird gesprochen',
    joining: 'Die Stimmen werden zusammengefügt',
    ready: 'Fertig',
  },
  progress: 'Fortschritt des Audios',
  waiting: 'Der KI-Dienst bittet um Geduld. Nächster Versuch um {{time}}.',
  goesOn: 'Es geht weiter, auch wenn du diese Seite verlässt.',
  retry: 'Noch mal',
  play: 'Abspielen',
  pause: 'Pause',
  loading: 'Das Audio wird geladen',
  unplayable:
    'Das Audio lässt sich nicht laden: Es wurde entfernt, oder die Verbindung ist abgerissen.',
  position: 'Position im Audio',
  download: 'Laden',
  transcript: 'Abschrift',
  jump: 'Ab {{time}} abspielen',
  suggestion: 'Vorschlag {{n}}: {{title}}',
  fact: 'F{{number}}, {{label}}: {{value}}',
}
