export const pages = {
  landing: {
    getStarted: 'Get Started',
    title: 'Show your work. Hear something true.',
    lead: 'Refyn is a studio of your own. Hand in a photograph, a song, a film or a page, and a tutor of that medium answers: what holds, what matters most, and what to try next.',
    promise: 'It measures before it speaks',
    promiseText:
      'Tones, loudness, length of sentences: every upload is measured, and feedback rests on what was found.',
    kept: 'Nothing is lost',
    keptText:
      'Close the tab in the middle of an answer. It is written on, and waits for you.',
    own: 'It runs on your own server',
    ownText: 'Your work stays where you put it. Delete means every byte.',
    mediums: 'For people who make things',
    medium: {
      photography: 'Photography',
      photographyText: 'Light, moment, frame, and what the histogram knows.',
      visual: 'Visual Arts',
      visualText: 'Painting, drawing, illustration, design: value, colour, edge.',
      music: 'Music',
      musicText: 'Writing, playing and mixing, each heard for itself.',
      writing: 'Writing',
      writingText: 'The voice, the scene, and the rhythm of a sentence.',
    },
    closing: 'Bring the piece you are unsure about.',
    closingText: 'It takes a minute to sign up, and nothing but an e-mail address.',
    policies: 'Policies',
    policy: {
      privacy: 'Privacy',
      terms: 'Terms of Service',
      cookies: 'Cookie Policy',
      retention: 'Data Retention',
      'legal-notice': 'Legal Notice',
      accessibility: 'Accessibility',
    },
    operator: 'Run by {{name}}',
    copyright: '© {{year}} Refyn',
    source: 'Free software under AGPL-3.0-or-later',
    gallery: 'Works by the house',
    pause: 'Stop the pictures',
  },
  info: {
    title: 'How to Use',
    lead: 'Four things to do here, in the order in which most people come to them.',
    feedback: 'Request Feedback',
    feedbackText:
      'Upload up to 15 files per conversation (JPG, PNG, MP3, MP4, PDF and others), choose a medium, say what you were after. Then ask back.',
    notes: 'Create Notes',
    notesText:
      'Notes are sorted as technique, advice or resource, and can be searched and filtered.',
    courses: 'Create Micro-Courses',
    coursesText:
      'Choose up to 3 notes and get a course of modules with illustrations, interactive quizzes and assignments. Progress is kept for each section.',
    discovery: 'Cultural Discovery',
    discoveryText:
      'Find places and events near you or in a town you name, on a map and in a list.',
    tips: 'Tips',
    tip1: 'Say what you were after. Feedback on an aim is worth more than feedback on a surface.',
    tip2: 'Hand in the piece you are unsure about, not the one you are proud of.',
    tip3: 'Answer back. The second reply is often the better one.',
    start: 'Start Creating',
  },
} as const
