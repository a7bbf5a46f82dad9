import { paragraph } from './src/abilities/index.ts';
import * as N from './src/nouns/index.ts';
import * as C from './src/clauses/index.ts';
import { startReading, readWhole, tokenise, join } from './src/grammar/index.ts';
const [rule,...texts]=process.argv.slice(2);
for(const text of texts){const R:any=rule==='paragraph'?paragraph:(N as any)[rule!]??(C as any)[rule!];const r=startReading(tokenise(text.replaceAll('\\n','\n')),'2017-01');const vs=readWhole(R,r);console.log(text,'=>',vs.length, vs.length?'':[...r.wanted].slice(0,8).join('|')+' @'+r.furthest+' '+r.tokens[r.furthest]?.text);for(const v of vs){const p=R.print({wording:'2017-01',free:false},v,0);console.log('   ',JSON.stringify(v),'|',p&&join([...p.words],{self:'Foo',short:'Foo'}))}}
