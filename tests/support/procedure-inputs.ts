/** Something of every kind that belongs to one person, by its id. */
export interface Own {
  user: string
  /** The hashed id of a session of theirs, as the list of sessions names it. */
  login: string
  /** The session of their crit. */
  session: string
  conversation: string
  /** The last answer of it. */
  message: string
  /** A picture of it, its improved version, and a text. */
  file: string
  version: string
  text: string
  suggestion: string
  note: string
  course: string
  card: string
  upload: string
  archive: string
  /** A place that was found, the same as a favourite, a favourite event, and a search. */
  location: number
  place: string
  event: string
  search: string
  job: string
  /** The id of a click that was made. */
  click: string
}

/** An input that each member procedure would take from the person who has all this. */
export function inputsOf(own: Own): Record<string, unknown> {
  return {
    'account.changePassword': { newPassword: 'another long one' },
    'account.endOtherSessions': undefined,
    'account.endSession': { id: own.login },
    'account.export': undefined,
    'account.me': undefined,
    'account.ownWays': undefined,
    'account.remove': {},
    'account.saveProfile': { firstName: 'Ida', lastName: 'Holm' },
    'account.sessions': undefined,
    'account.setTutoring': { level: 'beginning' },
    'account.startExport': undefined,
    'account.unlinkGoogle': undefined,
    'admin.check': undefined,
    'admin.health': undefined,
    'admin.queue': undefined,
    'admin.removeUser': { userId: own.user },
    'admin.retryJob': { jobId: own.job },
    'admin.setUser': { userId: own.user, isAcademic: true },
    'admin.signOutUser': { userId: own.user },
    'admin.stats': undefined,
    'admin.testMail': undefined,
    'admin.usage': undefined,
    'admin.users': {},
    'audioChat.get': { sessionId: own.session },
    'audioChat.generate': { sessionId: own.session, conversationId: own.conversation },
    'billing.cancel': undefined,
    'billing.selling': undefined,
    'billing.subscribe': { plan: 'standard' },
    'billing.subscription': undefined,
    'billing.sync': undefined,
    'comparison.create': {
      sessionId: own.session,
      originalFileId: own.file,
      newFileId: own.version,
    },
    'conversation.list': {},
    'conversation.get': { sessionId: own.session },
    'conversation.find': { id: own.conversation },
    'conversation.analyze': {
      sessionId: own.session,
      contextPrompt: 'A harbour',
      mediaType: 'painting',
    },
    'conversation.ask': { sessionId: own.session, message: 'Why?' },
    'conversation.stop': { messageId: own.message },
    'conversation.tutor': undefined,
    'conversation.retry': { messageId: own.message },
    'conversation.markHelpful': { messageId: own.message, isHelpful: true },
    'conversation.remove': { id: own.conversation },
    'conversation.follow': { sessionId: own.session },
    'courses.assignment': { id: own.course },
    'courses.follow': undefined,
    'courses.generate': { courseTitle: 'Light', selectedNotes: [own.note] },
    'courses.get': { id: own.course },
    'courses.list': {},
    'courses.progress': { id: own.course },
    'courses.remove': { id: own.course },
    'courses.retry': { id: own.course },
    'courses.takeQuiz': { courseId: own.course, partIndex: 0, answers: [0, 1, 2, 3] },
    'discovery.addFavoriteEvent': {
      title: 'Opening',
      startDate: '2026-11-20',
      venue: '',
    },
    'discovery.addFavoriteLocation': { locationId: own.location },
    'discovery.discoverEvents': { location: 'Wakefield' },
    'discovery.discoverLocations': { searchQuery: 'Wakefield' },
    'discovery.exportEvents': undefined,
    'discovery.exportLocations': undefined,
    'discovery.favoriteEvents': undefined,
    'discovery.favoriteLocations': undefined,
    'discovery.get': {},
    'discovery.locations': undefined,
    'discovery.removeFavoriteEvent': { id: own.event },
    'discovery.removeFavoriteLocation': { locationId: own.location },
    'discovery.saved': undefined,
    'discovery.setEventNotes': { id: own.event, notes: 'Go on a Tuesday' },
    'discovery.setLocationNotes': { id: own.place, notes: 'Go on a Tuesday' },
    'discovery.settings': undefined,
    'files.list': { sessionId: own.session },
    'files.finalize': { uploadId: own.upload },
    'files.remove': { id: own.file },
    'files.text': { id: own.text },
    'notes.create': { title: 'Light', content: 'Mind it' },
    'notes.export': {},
    'notes.extract': { conversationId: own.conversation, messageId: own.message },
    'notes.extractions': { conversationId: own.conversation },
    'notes.list': {},
    'notes.remove': { id: own.note },
    'notes.update': { id: own.note, title: 'Light' },
    'refyn.editor': undefined,
    'refyn.create': {
      sessionId: own.session,
      fileId: own.file,
      suggestionIds: [own.suggestion],
    },
    'refyn.createFromWords': {
      sessionId: own.session,
      fileId: own.file,
      suggestions: 'Level the horizon',
    },
    'reviews.export': undefined,
    'reviews.grade': { id: own.card, grade: 'good', reps: 0 },
    'reviews.queue': undefined,
    'suggestions.list': { sessionId: own.session },
    'suggestions.set': { id: own.suggestion, state: 'done' },
    'suggestions.retry': { sessionId: own.session },
  }
}
