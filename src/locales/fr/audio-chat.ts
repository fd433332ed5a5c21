import type { audioChat as english } from '#src/locales/en/audio-chat.ts'
import type { Texts } from '#src/locales/texts.ts'

export const audioChat: Texts<typeof english> = {
  make: 'Dialogue audio',
  making: 'Création…',
  failed: 'Le dialogue audio a échoué',
  failedText:
    'Une erreur a interrompu la création du dialogue audio. Veuillez réessayer.',
  done: 'Dialogue audio prêt !',
  doneText: 'Alex et Henry ont parlé de votre travail.',
  title: 'Alex et Henry parlent de votre travail',
  caption: 'Écoutez deux voix d’IA parler de votre travail',
  captionBuiltIn:
    'Écoutez deux voix d’IA parler de votre travail. Ces voix de synthèse sont intégrées, et cela s’entend.',
  stage: {
    script: 'Écriture du dialogue',
    speech: 'Réplique {{n}} sur {{total}}',
    joining: 'Assemblage des voix',
    ready: 'Prêt',
  },
  progress: 'Avancement de l’audio',
  waiting: 'Le service d’IA demande un peu de patience. Prochain essai à {{time}}.',
  goesOn: 'Le travail continue si vous quittez cette page.',
  retry: 'Réessayer',
  play: 'Lire',
  pause: 'Pause',
  loading: 'Chargement de l’audio',
  unplayable:
    'L’audio ne peut pas être chargé : il a été supprimé, ou la connexion est perdue.',
  position: 'Position dans l’audio',
  download: 'Télécharger',
  transcript: 'Transcription',
  jump: 'Lire à partir de {{time}}',
  suggestion: 'Suggestion {{n}} : {{title}}',
  fact: 'F{{number}}, {{label}} : {{value}}',
}
