import { playChapter } from '../play-chapter-in-tests.ts';

playChapter('kinds-of-cards');
