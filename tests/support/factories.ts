import { newId, randomId } from '#db/ids.ts'
import { newCard } from '#routers/reviews/schedule.ts'
import type { Db } from '#db/database.ts'
import type {
  ConversationRow,
  MessageRow,
  NewMessageRow,
} from '#db/tables/conversations.ts'
import type {
  CourseQuizProgressRow,
  MicroCourseRow,
  NewMicroCourseRow,
  NewNoteRow,
  NoteRow,
  ReviewCardRow,
} from '#db/tables/learning.ts'
import type { FileRow, NewFileRow, UploadRow } from '#db/tables/files.ts'
import type { JobRow } from '#db/tables/running.ts'
import type { NewUserRow, UserRow } from '#db/tables/people.ts'
import type { StoredNote, StoredPart } from '#routers/courses/stored-course.ts'

const at = '2026-11-10T10:00:00.000Z'
let counter = 0

export function aSession(): string {
  counter += 1
  return `session_1700000000000_test${counter}`
}

export function aUser(db: Db, over: Partial<NewUserRow> = {}): Promise<UserRow> {
  counter += 1
  return db
    .insertInto('users')
    .values({
      id: newId(),
      email: `learner${counter}@example.org`,
      password: 'hash of correct horse',
      createdAt: at,
      updatedAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function aFile(
  db: Db,
  user: Pick<UserRow, 'id'>,
  over: Partial<NewFileRow> = {},
): Promise<FileRow> {
  counter += 1
  return db
    .insertInto('files')
    .values({
      id: newId(),
      userId: user.id,
      sessionId: aSession(),
      conversationId: null,
      kind: 'work',
      parentId: null,
      uploadId: null,
      filename: randomId(32),
      originalName: `work ${counter}.jpg`,
      mimeType: 'image/jpeg',
      size: 1000,
      sha256: 'ab'.repeat(32),
      factsState: 'pending',
      uploadedAt: new Date(Date.parse(at) + counter).toISOString(),
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function aConversation(
  db: Db,
  user: Pick<UserRow, 'id'>,
  over: Partial<ConversationRow> = {},
): Promise<ConversationRow> {
  return db
    .insertInto('conversations')
    .values({
      id: newId(),
      userId: user.id,
      sessionId: aSession(),
      contextPrompt: 'A harbour at dawn',
      mediaType: 'photography',
      createdAt: at,
      updatedAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A message at the end of the thread, counted as the app counts it. */
export async function aMessage(
  db: Db,
  conversation: Pick<ConversationRow, 'id' | 'userId'>,
  over: Partial<NewMessageRow> = {},
): Promise<MessageRow> {
  const { nextPosition } = await db
    .updateTable('conversations')
    .set((is) => ({
      nextPosition: is('nextPosition', '+', 1),
      messageCount: is('messageCount', '+', 1),
    }))
    .where('id', '=', conversation.id)
    .returning('nextPosition')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('messages')
    .values({
      id: newId(),
      conversationId: conversation.id,
      userId: conversation.userId,
      position: nextPosition - 1,
      role: 'ai',
      content: 'Look at the light.',
      status: 'done',
      createdAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function anUpload(
  db: Db,
  user: Pick<UserRow, 'id'>,
  over: Partial<UploadRow> = {},
): Promise<UploadRow> {
  return db
    .insertInto('uploads')
    .values({
      id: randomId(32),
      userId: user.id,
      sessionId: aSession(),
      kind: 'work',
      parentId: null,
      originalName: 'harbour.jpg',
      declaredType: 'image/jpeg',
      size: 10,
      state: 'open',
      refusal: null,
      fileId: null,
      createdAt: at,
      updatedAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function aJob(db: Db, over: Partial<JobRow> = {}): Promise<JobRow> {
  const id = newId()
  return db
    .insertInto('jobs')
    .values({
      id,
      kind: 'sweep',
      dedupeKey: `sweep:${id}`,
      userId: null,
      payload: JSON.stringify({ filenames: [] }),
      state: 'ready',
      runAt: at,
      maxAttempts: 3,
      createdAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function aNote(
  db: Db,
  user: Pick<UserRow, 'id'>,
  over: Partial<NewNoteRow> = {},
): Promise<NoteRow> {
  counter += 1
  const createdAt = new Date(Date.parse(at) + counter).toISOString()
  return db
    .insertInto('notes')
    .values({
      id: newId(),
      userId: user.id,
      conversationId: null,
      messageId: null,
      title: `Note ${counter}`,
      content: 'Mind the light.',
      link: null,
      excerpt: null,
      requestId: null,
      createdAt,
      updatedAt: createdAt,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A course that has just been asked for; no job makes it. */
export function aCourse(
  db: Db,
  user: Pick<UserRow, 'id'>,
  over: Partial<NewMicroCourseRow> = {},
): Promise<MicroCourseRow> {
  counter += 1
  const createdAt = new Date(Date.parse(at) + counter).toISOString()
  const note: StoredNote = {
    id: newId(),
    title: 'Mind the light',
    content: 'Mind where it comes from.',
    category: 'technique',
    tags: [],
    medium: 'photography',
    conversationId: null,
    messageId: null,
    excerpt: null,
  }
  return db
    .insertInto('micro_courses')
    .values({
      id: newId(),
      userId: user.id,
      title: `Course ${counter}`,
      stage: 'outline',
      sourceNotes: JSON.stringify([note]),
      createdAt,
      updatedAt: createdAt,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The right answers of each part of `aReadyCourse`; of four options each. */
export const rightAnswers = [1, 2, 0, 3]

/** Two parts of four questions, and an assignment; without cards and tries. */
export function aReadyCourse(
  db: Db,
  user: Pick<UserRow, 'id'>,
  over: Partial<NewMicroCourseRow> = {},
): Promise<MicroCourseRow> {
  return aCourse(db, user, {
    status: 'ready',
    stage: null,
    content: 'Two parts on the light.',
    author: 'Scripted author',
    parts: JSON.stringify([aPart('Light'), aPart('Space')]),
    finalAssignment: JSON.stringify({
      title: 'Show it',
      description: 'One picture with both.',
      artworkPrompt: 'Make one picture with one light.',
    }),
    completedAt: at,
    ...over,
  })
}

export function aPart(title: string, over: Partial<StoredPart> = {}): StoredPart {
  return {
    title,
    goal: `Tell ${title.toLowerCase()} apart.`,
    content: 'Light from the side shows the *shape* of a thing.',
    exercise: 'Make 12 frames of an egg.',
    quiz: rightAnswers.map((correctAnswer, index) => ({
      question: `Question ${index + 1} on ${title.toLowerCase()}?`,
      options: ['From above', 'From the side', 'From behind', 'From the front'],
      correctAnswer,
      explanations: ['It is short.', 'It is long.', 'It is hidden.', 'It is flat.'],
    })),
    picture: {
      drawing: {
        url: '/api/drawings/side-light.svg',
        alt: 'A ball lit from the left.',
        caption: 'Look where the shadow begins.',
      },
      work: null,
    },
    ...over,
  }
}

/** The best try of one part. */
export function aTry(
  db: Db,
  course: Pick<MicroCourseRow, 'id' | 'userId'>,
  over: Partial<CourseQuizProgressRow> = {},
): Promise<CourseQuizProgressRow> {
  return db
    .insertInto('course_quiz_progress')
    .values({
      id: newId(),
      userId: course.userId,
      courseId: course.id,
      partIndex: 0,
      score: 100,
      answers: JSON.stringify(rightAnswers),
      completedAt: at,
      updatedAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A card that was never reviewed, made at `at`: due a day later. */
export function aCard(
  db: Db,
  course: Pick<MicroCourseRow, 'id' | 'userId'>,
  over: Partial<ReviewCardRow> = {},
): Promise<ReviewCardRow> {
  counter += 1
  return db
    .insertInto('review_cards')
    .values({
      ...newCard(new Date(at)),
      id: newId(),
      userId: course.userId,
      courseId: course.id,
      position: counter,
      front: `Front ${counter}`,
      back: `Back ${counter}`,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
