/** Every rule number of the four editions: each section with its rules, each rule followed by the letters of its subrules (after `-` where the rule itself has no text). Written by scripts/rulebook.mjs. */
export const NUMBERS = {
  '2006-10': `
100 1ab 2 3 4 5
101 1 2 3 4a 5ab
102 1 2abc 3abcdef 4abc 5
103 1 2 3 4ab
104 1 2 3abcdefgh 4 5
200 1a 2 3a 4a 5a 6a 7a 8 9abc 10
201 1 2
202 1 2ab 3
203 1a 2abcde 3a 4
204 1
205 1 2ab 3abcde 4abcde
206 1 2 3
207 1 2 3
208 1 2 3
209 1
210 1
211 1
212 1abcde 2abcdefghijk 3abcd 4abcdefghijk 5abcde 6abcdefg 7abcde
213 1a 2 3 4 5
214 1 2 3 4 5
216 1 2 3
217 1abcde 2abcdef 3abc 4abc 5abcd 6abcde 7abcd 8abcd 9abcd
300 1 2 3 4 5 6 7 8 9
301 1
302 1 2 3
303 1
304 1
305 1 2 3 4
306 1 2ab 3 4
307 1
308 1 2abcdefg 3 4
309 1 2abcdef 3 4
310 1 2abcde 3 4abc 5
311 1 2
312 1
313 1 2
314 1 2 3
400 1 2
401 1ab 2 3 4 5 6 7
402 1 2 3 4 5 6 7 8abcdefg
403 1 2 3 4 5
404 1 2 3 4abcd 5
405 1 2a
406 1 2 3 4 5 6
407 1 2 3
408 1abcdefghi 2abcdefghijk
409 1abcdefghi 2ab 3 4
410 1 2 3 4 5 6 7 8 9abcde 10abcdef 11
411 1 2 3a
412 1 2 3 4 5
413 1 2abcdefghi
414 1 2
415 1 2 3 4 5 6 7abc
416 1 2 3
417 1 2
418 1 2 3abcd 4ab 5abcdefghi 6abcd
419 1abcde 2 3 4 5ab 6abcdefgh 7abc 8abc 9ab
420 1 2 3 4 5abcdefghijkmn
421 1 2 3 4 5
422 1 2
423 1 2a 3 4 5 6abc
432 2-b
500 1 2 3 4 5
501 1 2 3
502 1 2abcd 3ab 4abc 5abc 6abcde 7abcdefg 8abc 9abcdef 10abcdefghi 11abcd 12abc 13ab 14abc 15abcdefghijkmnp 16a 17abc 18abc 19a 20a 21abcd 22a 23a 24ab 25abc 26abcdef 27ab 28abcde 29ab 30ab 31abc 32ab 33abc 34ab 35ab 36ab 37abcd 38ab 39ab 40abcde 41abc 42abc 43abc 44ab 45abcd 46abc 47ab 48ab 49a 50abc 51abc 52ab 53ab 54ab 55a 56ab 57ab 58ab 59abc
503 1 2 3 4 5 6 7 8 9 10a 11 12
504 1 2 3 4 5 6 7 8
505 1 2 3 4 5 6 7
506 1 2 3a 4 5a 6 7
507 1abc 2 3abcd 4
508 1abc 2 3 4
509 1abc 2 3
510 1 2 3 4 5 6
511 1 2 3
600 1 2 3 4abcd
601 1 2abcd 3 4 5abc 6 7a 8 9 10 11 12 13 14ab
602 1 2a 3ab 4ab 5
603 1 2
604 1ab
605 1 2abc 3 4
606 1 2 3 4ab 5 6abcdefgh 7abcd 8ac 9abc 10
607 1 2 3abc 4 5a 6 7
608 1 2abc 3 4abcde 5
609 1 2abc 3 4 5 6`,
  '2009-10': `
100 1ab 2ab 3 4abcd 5 6ab
101 1 2a 3 4abcd
102 1 2 3
103 1 2 3abc 4abcd 5 6 7abc
104 1 2abc 3abcdefghijk 4abcdefg 5
105 1 2abc 3 4
106 1ab 2 3 4a 5 6 7 8 9
107 1ab 2 3abcdefgh 4abcdef 5 6 7 8 9 10 11
108 1 2a 3a 4a 5 6
109 1 2abc 3 4ab 5
110 1 2a 3 4abc 5abcdef 6abcd
111 1ab 2 3 4
112 1ab 2abcd 3abcd 4 5 6abcdefghijk 7a 8 9 10 11
113 1abcde 2 3 4 5 6a 7abc 9ab
114 1 2abcdef 3
115 1abcd 2abcde 3abcd 4 5 6 7
116 1 2 3ab 4 5a 6a 7a 8abcd 9abcd 10 11 12a
117 1abc 2 3 4a 5 6 7
118 1a 2ab 3abcde 4abc 5 6 7 8
119 1 2ab 3 4 5 6abc 7
120 1abc 2 3 4 5
200 1 2 3
201 1 2ab 3
202 1ab 2abcde 3abc 4
203 1
204 1ab 2abc 3abcdefghijkmn 4abcdef
205 1 2 3 4 5
206 1 2abc 3 4
207 1 2ab 3
208 1 2
209 1
210 1
211 1abc
300 1 2
301 1 2 3 4 5 6 7abcd 8
302 1 2 3 4abc 5 6 7 8
303 1 2 3 4abcdefgh
304 1 2 3 4 5
305 1 2 3 4 5 6 7 8 9
306 1 2 3 4 5abcd 6 7 8 9
307 1 2 3 4 5a
308 1 2
309 1 2 3 4 5 6 7
310 1 2 3 4 5 6 7
400 1 2 3 4ab 5 6 7abcdef 8 9 10a 11
401 1 2 3 4 5 6 7
402 1 2 3
403 1 2 3 4 5
404 1 2 3
405 1 2 3 4 5 6abcdefgh
406 1 2 3 4 5 6 7
407 1 2 3 4
408 1
500 1 2 3 4 5 6 7 8 9 10 11
501 1
502 1 2 3
503 1 2
504 1 2 3
505 1a 2 3 4ab
506 1 2ab 3abc 4abcd 5
507 1 2 3
508 1abcdefghij 2a 3 4 5 6
509 1abcdefgh 2a 3a 4abcdefg 5 6 7
510 1abcdef 2 3 4 5
511 1 2 3
512 1
513 1a 2 3
514 1 2 3a
601 1a 2abcdefgh 3ab 4 5a
602 1ab 2ab 3ab 4 5abcde
603 1 2abcdef 3abcd 4 5 6abcdef 7abcd 8 9 10
604 1 2 3a 4 5 6 7
605 1ab 2 3ab 4a 5ab
606 1 2 3 4 5
607 1a 2abcdefg 3 4
608 1 2abcdefghijk 3ab
609 1 2 3 4a 5 6 7abc
610 1 2
611 1 2abcd 3abc
612 1 2a 3 4 5
613 1abcdefg 2 3abcde 4 5 6abcdefg 7ab 8 9 10
614 1abcde 2 3 4 5 6 7a 8 9 10ab 11ab 12 13 14
615 1a 2 3 4 5 6 7 8 9 10 11a
616 1abcd 2
700 1 2abcdef 3abc 4a 5a
701 1 2a 3abcd 4ab 5ab 6abc 7ab 8abcdef 9a 10abcde 11abc 12ab 13a 14abcd 15ab 16a 17a 18abc 19abcd
702 1 2abcdef 3abc 4abcde 5abcd 6abc 7abcd 8ab 9abc 10abcd 11abc 12abcde 13abcd 14abcdefghij 15abc 16ab 17abcde 18abc 19abcdefghijkm 20abc 21ab 22ab 23abcdefghijkm 24a 25abc 26abcde 27ab 28abc 29a 30abcd 31a 32ab 33abc 34abcde 35ab 36ab 37ab 38abc 39ab 40ab 41abcd 42ab 43ab 44abcde 45abc 46abc 47ab 48ab 49ab 50ab 51abc 52abc 53ab 54ab 55ab 56a 57ab 58abc 59abc 60abc 61abc 62ab 63ab 64abc 65ab 66ab 67ab 68a 69abc 70ab 71a 72a 73a 74ab 75ab 76a 77abcd 78a 79ab 80ab 81a 82ab
703 1a 2 3 4abcdefghijkmn
704 1a 2 3 4 5abcdefghijkmnpqrstu 6
705 1 2 3
706 1 2a 3 4 5 6 7a 8 9abc 10 11
707 1 2a 3 4 5 6 7 8 9 10 11
708 1 2 3 4 5 6abc 7
709 1abc 2 3 4 5
710 1abc 2 3 4ab 5 6
711 1abc 2 3
712 1ab 2 3 4a 5 6
713 1ab 2abc 3 4 5 6
714 1 2
800 1 2 3 4abcdefghi 5
801 1 2abcd 3 4 5abc 6 7a 8 9 10 11 12 13 14 15ab 16 17 18
802 1 2a 3ab 4ab 5 6
803 1ab
804 1 2
805 1 2abc 3
806 1 2 3a 4ab 5 6abcdefghi 7abcdef 8abc 9abcd 10
807 1 2 3abc 4 5ab 6a 7
808 1 2abc 3 4abcdef 5ab
809 1 2abc 3 4 5
900 1 2
901 1 2 3a 4 5 6 7a 8abc 9a 10ab 11abcd 12 13ab 14abc
902 1 2 3 4 5ab 6 7
903 1 2 3 4abcd 5 6 7 8 9 10 11 12a`,
  '2011-09': `
100 1ab 2ab 3 4abcd 5 6ab
101 1 2a 3 4abcd
102 1 2 3
103 1ab 2ab 3abcd 4abcd 5abc 6 7abc
104 1 2abcd 3abcdefghijk 4abcdefghi 5 6
105 1 2abc 3 4
106 1ab 2 3 4a 5 6 7 8 9 10 11
107 1abc 2 3abcdefgh 4abcdefgh 5 6 7 8ab 9 10 11 12 13 14 15
108 1 2a 3ab 4a 5 6
109 1 2abcd 3 4abc 5
110 1 2a 3 4abc 5abcdefg 6abcd
111 1ab 2 3 4
112 1ab 2abcd 3abcd 4 5 6abcdefghijkmn 7a 8 9 10 11
113 1 2 3 4 5
114 1abcde 2 3 4 5 6abcde 7 8abc 9ab
115 1 2abcdef 3
116 1abcd 2abcde 3abcd 4 5 6 7
117 1 2 3abc 4 5a 6a 7abcd 8abcd 9abcd 10 11 12a
118 1abcd 2 3 4a 5 6 7 8 9
119 1a 2ab 3abcdef 4abc 5 6 7 8
120 1 2ab 3a 4 5 6abc 7
121 1abc 2 3 4 5 6
200 1 2 3
201 1 2 3 4abc 5
202 1ab 2abcdef 3abcd 4
203 1
204 1 2
205 1ab 2abc 3abcdefghijkmnp 4abcdefg
206 1 2 3 4 5
207 1 2abc 3 4
208 1 2ab 3
209 1 2
210 1
211 1
212 1abc
300 1 2ab
301 1 2 3 4 5abcd 6 7
302 1 2 3 4abc 5 6 7
303 1 2 3 4abcdefghi
304 1 2 3 4 5
305 1 2 3 4 5 6 7 8 9
306 1 2 3 4 5abcd 6 7 8 9
307 1 2 3 4 5a
308 1 2
309 1 2 3 4 5 6 7
310 1 2 3 4 5 6 7
311 1 2 3 4 5 6 7
400 1 2 3 4ab 5 6 7abcdefg 8 9 10abc 11
401 1 2 3 4 5 6 7 8
402 1 2 3
403 1 2 3 4 5
404 1 2 3
405 1 2 3 4 5 6abcdefgh
406 1 2 3 4 5 6 7
407 1 2 3 4
408 1 2 3
500 1 2 3 4 5 6 7 8 9 10 11
501 1
502 1 2 3
503 1 2
504 1 2 3
505 1a 2 3 4 5ab
506 1 2ab 3abcd 4abcd 5 6abcdefg
507 1 2 3
508 1abcdefghij 2a 3 4a 5a 6
509 1abcdefgh 2a 3a 4abcdefg 5 6 7
510 1abcde 2 3 4 5
511 1 2 3
512 1
513 1a 2 3
514 1 2 3a
601 1a 2abcdefgh 3ab 4 5a
602 1abcd 2ab 3ab 4 5abcde
603 1 2abcdef 3abcd 4 5 6abcdef 7abcdef 8 9 10
604 1 2 3a 4 5 6 7
605 1ab 2 3ab 4a 5ab
606 1 2 3 4 5
607 1ab 2abcdefghij 3 4
608 1 2abcdefghijk 3ab
609 1 2 3 4a 5 6 7abc
610 1 2
611 1 2abcd 3abc
612 1 2a 3 4 5
613 1abcdefg 2 3abcde 4 5 6abcdefg 7abc 8 9 10
614 1abcde 2 3 4 5 6 7a 8 9 10ab 11ab 12 13 14 15
615 1a 2 3 4 5 6 7 8 9 10 11a
616 1abcde 2
700 1 2abcdef 3abcd 4a 5a 6
701 1 2a 3abcd 4ab 5ab 6abc 7abc 8abcdefg 9a 10abcd 11abcde 12abc 13ab 14a 15abcd 16abcdefg 17ab 18a 19a 20abc 21abcd 22ab 23ab 24abc 25abc
702 1 2abcdef 3abc 4abcde 5abcd 6abc 7abcd 8ab 9abc 10abcd 11abcd 12abc 13abcde 14abcde 15abcdefghij 16abc 17ab 18abcde 19abc 20abcdefghijkm 21abc 22ab 23ab 24abcdefghijkmn 25a 26abc 27abcde 28ab 29abc 30a 31abcdefg 32a 33ab 34abc 35abcde 36ab 37ab 38ab 39abc 40ab 41ab 42abcd 43ab 44ab 45abcde 46abc 47abc 48ab 49ab 50ab 51ab 52abc 53abc 54ab 55ab 56ab 57a 58ab 59abc 60abc 61abc 62abc 63ab 64ab 65abc 66ab 67ab 68ab 69a 70abc 71ab 72a 73a 74a 75ab 76ab 77a 78abcd 79a 80ab 81ab 82a 83ab 84ab 85ab 86abc 87a 88abcdef 89ab 90a
703 1a 2 3 4abcdefghijkmnp
704 1a 2 3 4 5abcdefghijkmnpqrstuvw 6
705 1 2 3
706 1 2a 3 4 5 6 7a 8 9abcd 10abc 11 12
707 1 2a 3 4 5 6 7 8 9 10 11
708 1 2a 3 4 5 6abc 7
709 1abc 2 3 4 5
710 1 2ab 3 4 5 6
711 1abcd 2ab 3 4 5 6 7 8 9abcd
712 1ab 2 3 4 5ab 6 7 8 9
713 1abc 2 3
714 1a 2 3 4 5a 6 7
715 1ab 2abcd 3 4a 5abc 6
716 1ab 2abc 3 4 5 6
717 1 2
800 1 2 3 4abcdefghi 5 6 7
801 1 2abcd 3 4 5abc 6 7a 8 9 10 11 12 13 14 15ab 16 17 18 19 20
802 1 2a 3ab 4ab 5 6
803 1ab
804 1 2
805 1 2 3ab 4abc 5ab 6a 7 8 9
806 1 2abc 3
807 1 2abc 3 4abcdefghij 5ab
808 1 2 3ab 4 5
809 1 2 3abc 4 5abc 6a 7
810 1 2 3 4 5 6 7abcdef 8abcd 9abcdefgh 10abcd 11
811 1 2abc 3 4 5
900 1 2
901 1 2 3a 4 5 6 7a 8abc 9a 10ab 11abcd 12 13ab 14abc
902 1 2 3 4 5ab 6 7
903 1 2 3 4abc 5abcd 6 7 8 9 10 11 12 13 14a
904 1 2ab 3 4 5 6 7 8 9 10 11 12abc`,
  '2026-02': `
100 1ab 2abcd 3 4abcd 5 6ab 7
101 1 2a 3 4abcde
102 1 2 3 4
103 1abc 2abcde 3a 4abcde 5abcd 6abc 7 8abc
104 1 2abcd 3abcdefghijk 4abcdefghi 5 6
105 1 2abc 3 4 5
106 1ab 2 3 4ab 5 6a 7 8 9 10 11 12ab 13
107 1abc 2 3abcdefghijkmnp 4abcdefgh 5 6 7 8ab 9 10 11 12 13 14 15ab 16a 17a 18
108 1 2ab 3ab 4a 5 6
109 1 2abcd 3 4abcdefg 5
110 1 2ab 3 4abc 5abcd
111 1 2 3 4 5 6 7 8 9 10abcdefghijkmnpqrstuv 11 12 13
112 1ab 2a 3 4
113 1abc 2abcd 3abcd 4 5 6abcdefghijkmnp 7a 8 9 10abc 11 12
114 1 2 3 4 5
115 1abcde 2 3 4 5 6 7abcdef 8 9abc 10ab
116 1 2abcdefghijkm 3
117 1abcd 2abcde 3abcd 4 5 6 7
118 1 2 3abc 4 5a 6a 7abcdefg 8abcd 9abcd 10 11 12ab 13abc 14
119 1abcde 2 3 4ab 5 6 7 8 9 10
120 1a 2ab 3abcdefgh 4abcd 5 6 7 8 9 10
121 1 2abcd 3a 4 5 6abc 7 8 9
122 1abcdefghi 2 3 4 5 6a 7 8 9
123 1 2abc 3abcd 4 5abc 6abcde 7a 8a 9
200 1 2 3
201 1 2abc 3abc 4abcdefg 5abc 6
202 1ab 2abcdef 3abcdefg 4
203 1
204 1 2
205 1ab 2abc 3abcdefghijkmnpqr 4abcdefgh
206 1 2 3abc 4 5
207 1 2abcd 3 4 5
208 1 2ab 3a 4ab 5
209 1 2
210 1
211 1
212 1
213 1abcdefg
300 1 2ab
301 1 2 3 4 5abcdef 6 7ab
302 1 2 3 4abc 5 6 7
303 1 2 3 4abcdefghijkm 5 6 7a
304 1 2 3 4 5
305 1 2ab 3 4 5 6 7 8 9
306 1 2 3 4 5abcd 6 7 8 9
307 1 2 3 4 5a
308 1 2 3
309 1 2abcd 3 4abc 5ab 6 7
310 1 2 3 4abc 5 6 7 8abcdefg 9 10 11ab
311 1 2 3 4 5 6 7
312 1 2 3 4 5 6 7
313 1 2 3 4 5 6 7
314 1 2 3 4 5 6 7
315 1 2 3 4 5ab 6 7
400 1 2 3 4ab 5 6 7abcdefghijkm 8 9 10 11abc 12
401 1 2 3 4 5 6 7
402 1 2 3
403 1 2 3 4 5
404 1 2 3
405 1 2 3 4 5 6abcdefgh
406 1 2 3ab 4 5 6 7 8
407 1 2 3 4
408 1 2 3
500 1 2 3 4 5ab 6 7 8 9 10a 11 12
501 1
502 1 2a 3 4
503 1a 2
504 1 2
505 1ab 2 3 4 5 6ab
506 1 2ab 3abcdefg 4abcde 5 6 7abcdefg
507 1 2
508 1abcdefghijkm 2ab 3abcdef 4abcd 5a 6 7abcde 8
509 1abcdefghi 2a 3abcdefg 4ab
510 1abcde 2 3a 4
511 1 2 3
512 1
513 1a 2
514 1 2 3a
600
601 1a 2abcdefghi 3abcdef 4 5a 6ab 7
602 1abcde 2ab 3ab 4 5abcde
603 1ab 2abcdefgh 3abcd 4 5 6abcde 7abcdefgh 8 9 10abcdefg 11 12a
604 1 2 3a 4 5 6 7
605 1ab 2 3abc 4a 5ab
606 1 2 3 4 5 6
607 1abcd 2abcdefghijkmnpq 3 4 5a
608 1 2abcdefghijkmnp 3abcdefg
609 1 2 3 4ab 5 6 7abc
610 1 2 3abcd 4abcd 5
611 1 2abcdef 3abcd
612 1 2a 3 4 5 6 7 8 9 10
613 1abcdefg 2abc 3 4abcd 5 6 7abcdefghijkmn 8abc 9 10 11
614 1abcde 2 3 4 5 6 7a 8 9 10ab 11ab 12abc 13abc 14 15 16 17abcd
615 1a 2 3 4 5 6 7 8 9 10 11 12a 13
616 1abcdefg 2
700 1 2abcdefghi 3abcd 4 5a 6 7 8abcd 9 10 11 12a 13 14 15
701 1 2a 3abcd 4ab 5ab 6ab 7abc 8abc 9abc 10abcdefg 11abc 12abcdefgh 13a 14abcd 15abcd 16a 17abcd 18abcde 19abc 20abcde 21a 22abcd 23abcdefghij 24abcdefg 25abcd 26ab 27abcdefg 28abcdef 29a 30abcd 31abcd 32abc 33ab 34ab 35a 36ab 37abc 38abcd 39a 40abcdefgh 41a 42abc 43abcd 44abcd 45a 46a 47abcd 48a 49abcd 50abcde 51abc 52a 53ab 54abcde 55abcd 56a 57abc 58abcdefgh 59abc 60abcd 61a 62ab 63ab 64ab 65ab 66ab 67abc 68abcd
702 1abcd 2abcdef 3abc 4abcde 5abcd 6abcde 7abcd 8ab 9abc 10abcd 11abcdefgh 12abc 13abc 14abcde 15abcdef 16abcdefghijkmnp 17abc 18ab 19abcdefg 20abc 21ab 22abcdefghijkm 23abc 24ab 25ab 26abcdefghijkmnp 27a 28abc 29abcdef 30ab 31abc 32a 33abcdefgh 34a 35abc 36abc 37abcdefg 38ab 39ab 40ab 41ab 42ab 43ab 44abcd 45ab 46ab 47abcde 48abc 49abcd 50ab 51abcd 52ab 53ab 54abc 55abc 56ab 57ab 58ab 59a 60ab 61abc 62abcd 63abc 64abc 65ab 66abc 67abc 68ab 69ab 70ab 71a 72abc 73a 74a 75ab 76a 77ab 78ab 79a 80abcd 81a 82abc 83ab 84a 85abc 86ab 87abc 88abc 89ab 90abcdef 91ab 92a 93a 94ab 95abcde 96abc 97a 98a 99abc 100abcd 101ab 102abcd 103abcdefg 104ab 105ab 106abcdef 107a 108ab 109a 110ab 111abc 112abc 113ab 114a 115ab 116ab 117a 118abc 119abc 120a 121ab 122abcd 123ab 124abcdefghijkmn 125abc 126abc 127a 128ab 129a 130ab 131abcd 132a 133a 134abc 135ab 136ab 137a 138abcd 139abcd 140abcdef 141a 142ab 143abcdef 144a 145abcdefg 146ab 147a 148ab 149abc 150a 151ab 152ab 153ab 154abcd 155abc 156a 157ab 158abcde 159ab 160a 161a 162a 163a 164abc 165abcd 166abcd 167abc 168abcdef 169abcd 170abcdef 171abc 172ab 173a 174abcdefghijkm 175ab 176a 177ab 178ab 179abcdef 180ab 181a 182a 183a 184abc 185abc 186ab 187abc 188a 189ab 190ab
703 1a 2 3 4abcdefghijkmnpq
704 1a 2 3 4 5abcdefghijkmnpqrstuvwxyz 6abcdef 7 8
705 1 2 3
706 1ab 2ab 3abc 4 5 6 7 8abc
707 1 2abc 3 4 5 6 7 8a 9abcdefg 10abcdefg 11 12 13 14
708 1 2ab 3 4 5 6 7 8 9 10 11 12
709 1 2 3abc 4abcd 5abcdefghij
710 1abc 2 3 4 5
711 1 2ab 3 4 5 6 7
712 1 2abc 3abc 4abc 5abcdefg 6 7 8abcdefg 9 10 11abcd 12 13a 14abc 15a 16 17 18 19 20 21abcde
713 1 2abc 3 4 5
714 1a 2abcde 3ab 4
715 1 2abc 3abcd 4 5
716 1 2abcd 3 4
717 1 2ab 3 4 5 6a
718 1 2a 3abcd 4 5
719 1 2 3abc
720 1 2abc 3abcd 4 5
721 1 2abc 3 4
722 1ab 2 3 4 5ab 6 7 8 9
723 1abcdef 2abcdefg
724 1 2 3 4 5
725 1 2 3 4 5
726 1a 2 3 4 5a 6 7
727 1a
728 1ab 2abc 3 4ab 5abc 6
729 1 2abcdefghij 3abcde
730 1a 2abc
731 1abc 2abc 3 4 5 6
732 1 2
800 1 2 3 4abcdefghijkmnp 5 6 7
801 1 2abcd 3 4 5abc 6 7a 8 9 10 11 12 13ab 14 15 16 17 18
802 1 2a 3ab 4ab 5
803 1ab
804 1 2
805 1 2 3ab 4abcd 5ab 6a 7 8 9 10abcdef
806 1 2abc 3
807 1 2abc 3 4abcdefghij 5ab
808 1 2 3ab 4 5
809 1 2 3abc 4 5abc 6a 7
810 1 2 3 4 5 6 7 8abcd 9abcdefgh 10abcd 11
811 1 2abc 3 4 5
900 1 2
901 1 2 3a 4 5 6 7a 8 9abcd 10ab 11abc 12abcd 13 14ab 15abc
902 1 2 3 4 5ab 6 7
903 1 2 3abcde 4abcdef 5abcde 6 7 8 9abc 10a 11a 12abcdefgh 13abcdefg
904 1 2ab 3 4 5 6 7 8 9 10 11 12abc 13abcd
905 1abcd 2abc 3 4a 5 6`,
} as const;
