import { openCards } from '@rulewright/cards/node';
import { findCard } from '@rulewright/cards';
import { compile } from '@rulewright/oracle';
const src = (openCards() as any).source;
for (const n of process.argv.slice(2)) { const f: any = src.find ? src.find(n) : (findCard as any)(src, n); const card = f.card ?? f; const c: any = compile(card); console.log('##', n, '\n', card.text ?? card.faces?.map((x: any) => x.text)); if (!c.ok) console.log(c.refused); else for (const face of c.definition.faces) for (const a of face.abilities) { const { text, ...rest } = a; console.log(JSON.stringify(rest)); } }
