import { playChapter } from '../play-chapter-in-tests.ts';

playChapter('cards-read');
