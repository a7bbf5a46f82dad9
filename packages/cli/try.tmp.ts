import { openCards } from '@rulewright/cards/node';
import { compile, print } from '@rulewright/oracle';
const c = openCards(); if(!c.ok) throw c;
for (const n of ['Morphling','Fire // Ice','Akki Lavarunner','Chaos Orb','Rafiq of the Many','Llanowar Elves','Force of Will','Phyrexian Processor']) {
  const card=c.source.find(n); if(!card) {console.log(n,'?');continue;}
  const r = compile(card);
  if (r.ok) console.log(n, 'ok', print(r.definition,'2006-10'), '//', print(r.definition,'2026-02', r.phrasing));
  else for (const f of r.refused) console.log(n, JSON.stringify(f), '|', (card.faces?.find(x=>x.name===f.face)??card).text.slice(f.from,f.to));
}
