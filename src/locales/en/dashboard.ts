export const dashboard = {
  title: 'Your crits',
  loading: 'Loading your dashboard...',
  failed: 'Failed to load conversations',
  recent: 'Recent',
  all: 'All Conversations',
  more: 'Show older ones',
  noDescription: 'No description provided',
  files_one: '{{count}} file',
  files_other: '{{count}} files',
  messages_one: '{{count}} message',
  messages_other: '{{count}} messages',
  start: 'Start a new crit',
  due: {
    label: 'Review',
    text_one: '{{count}} card from your courses is due today.',
    text_other:
      '{{count}} cards from your courses are due today. Two minutes, once a day.',
    begin: 'Review now',
  },
  deletedTitle: 'Success',
  deletedText: 'Conversation deleted successfully',
  errorTitle: 'Error',
  deleteFailed: 'Failed to delete conversation',
  welcome: {
    title: 'An empty wall is a good beginning',
    text: 'Hand in something you made. Up to 15 files per conversation: pictures, sound, film or pages. The tutor measures it, tells you what holds and what to try next, and you can answer back.',
    start: 'Start your first conversation',
    learn: 'How it works',
    request: 'Request Feedback',
    requestText:
      'Upload work, say what you were after, and read what a tutor of your medium sees.',
    notes: 'Create Notes',
    notesText: 'Keep what you learned from feedback where you find it again.',
    learnTitle: 'Learn and Grow',
    learnText:
      'Turn up to three notes into a small course with a quiz and an assignment.',
    discover: 'Discover Culture',
    discoverText:
      'Find museums, galleries and stages near you to look at the work of others.',
  },
} as const
