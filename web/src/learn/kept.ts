import { keep, recall } from '../lib/stored';
import { topics, type Topic } from './lesson';

/** The lesson under way: its table and what has been learned there. */
export interface Lesson {
  table: string;
  learned: Topic[];
}

const isLesson = (value: unknown): value is Lesson =>
  typeof value === 'object' &&
  value !== null &&
  'table' in value &&
  typeof value.table === 'string' &&
  'learned' in value &&
  Array.isArray(value.learned) &&
  value.learned.every((one) => topics.some((topic) => topic === one));

const isLessonOrNone = (value: unknown): value is Lesson | null => value === null || isLesson(value);

/** The lesson kept in this browser. */
export const keptLesson = (): Lesson | null => recall<Lesson | null>('lesson', null, isLessonOrNone);

/** Keeps a lesson; `null` ends it. */
export const keepLesson = (lesson: Lesson | null): void => keep('lesson', lesson);
