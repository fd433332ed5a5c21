import type { install as english } from '#src/locales/en/install.ts'
import type { Texts } from '#src/locales/texts.ts'

export const install: Texts<typeof english> = {
  title: 'Installer Refyn',
  intro:
    'Sous forme d’application, Refyn a sa propre fenêtre et son icône parmi les autres.',
  close: 'Fermer',
  chrome: {
    name: 'Chrome et Edge',
    one: 'Ouvrez le menu en haut à droite (⋮ ou ⋯).',
    two: 'Choisissez « Caster, enregistrer et partager », puis « Installer la page en tant qu’application ». Dans Edge, c’est « Applications » ; sur un téléphone, « Ajouter à l’écran d’accueil ».',
    three: 'Confirmez avec « Installer ».',
  },
  safari: {
    name: 'Safari',
    one: 'Touchez le bouton de partage ; sur un Mac, ouvrez le menu Fichier.',
    two: 'Choisissez « Sur l’écran d’accueil » ; sur un Mac, « Ajouter au Dock ».',
    three: 'Confirmez avec « Ajouter ».',
  },
  firefox: {
    name: 'Firefox',
    one: 'Sur Android, ouvrez le menu (⋮).',
    two: 'Choisissez « Installer » ou « Ajouter à l’écran d’accueil ».',
    three:
      'Sur un ordinateur, Firefox n’installe pas d’applications : ajoutez la page aux marque-pages, ou ouvrez-la dans un autre navigateur.',
  },
}
