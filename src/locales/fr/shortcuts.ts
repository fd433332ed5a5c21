import type { shortcuts as english } from '#src/locales/en/shortcuts.ts'
import type { Texts } from '#src/locales/texts.ts'

export const shortcuts: Texts<typeof english> = {
  title: 'Clavier',
  intro: 'Tout est accessible avec Tab et Entrée ; ces touches vont plus vite.',
  anywhere: 'Partout',
  list: 'Cette liste',
  close: 'Fermer ce qui est ouvert',
  toast: 'Aller au message qui vient d’apparaître',
  writing: 'Quand vous écrivez au mentor',
  send: 'Envoyer',
  line: 'Aller à la ligne',
  looking: 'Quand vous regardez un travail',
  gallery: 'Le fichier précédent ou suivant, dans la galerie',
  viewer: 'Le fichier précédent ou suivant, en plein écran',
  switchOff: 'Ne pas ouvrir avec ?',
  switchOn: 'Ouvrir avec ?',
}
