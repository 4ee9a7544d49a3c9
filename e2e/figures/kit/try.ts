import { build } from 'vite'
import { gzipSync } from 'node:zlib'
for (const host of ['bare','latchkey']) {
  const out = await build({ root: new URL(`../hosts/${host}`, import.meta.url).pathname, configFile: false, logLevel: 'warn', build: { outDir: `/tmp/figtry/${host}`, emptyOutDir: true } }) as any
  for (const c of out.output) console.log(host, c.fileName, c.type, c.isEntry, c.isDynamicEntry, c.name, c.code && gzipSync(c.code,{level:9}).length, c.imports?.join(), c.modules && Object.entries(c.modules).map(([k,v]:any)=>k.split('/').slice(-2).join('/')+':'+v.renderedLength).slice(0,8).join(' '))
}
