import * as N from './src/nouns/index.ts';
import { startReading, tokenise } from './src/grammar/index.ts';
import { readCorpus, dataFile } from './corpus.ts';
import { hideNames, ownNames } from './src/normalise/names.ts';
import { paragraphs } from './src/normalise/paragraphs.ts';
const corpus=readCorpus(dataFile()!);
const [word,ruleName]=[process.argv[2]!,process.argv[3]??'object'];
const hist=new Map<string,[number,string]>();let n=0;const t0=Date.now();
const ws=word.split(' ');
for(const c of corpus.values())for(const f of c.faces??[c]){ if(f.text.includes('~'))continue; for(const p of paragraphs(hideNames(f.text,ownNames(f.name,f.supertypes.includes('Legendary'))))){const toks=tokenise(p.text);const r=startReading(toks,'2017-01');
 for(let i=0;i<toks.length;i++){ if(!ws.every((w,k)=>toks[i+k]?.lower===w))continue; n++; const at=process.argv[4]==='after'?i+ws.length:i; const ps=(N as any)[ruleName].read(r,at); const end=Math.max(at,...ps.map((x:any)=>x.end)); const key=(end===at?'FAIL ':'')+toks.slice(end,end+3).map((t:any)=>t.text).join(' ')+(end===at?'':''); const k=end===at?'FAIL '+toks.slice(at,at+4).map((t:any)=>t.text).join(' '):key; const h=hist.get(k)??[0,toks.slice(at,at+14).map((t:any)=>t.text).join(' ')];h[0]++;hist.set(k,h as any);}
}}
console.log(n,Date.now()-t0,'ms');
for(const [k,[c,e]] of [...hist].sort((a,b)=>b[1][0]-a[1][0]).slice(0,+(process.argv[5]??70)))console.log(c,k,'   | ',e);
