import { startDemoServer } from './scripts/screenshots/demo-server.ts'
import { openView } from './scripts/screenshots/views.ts'
import { writeFileSync } from 'node:fs'
const demo = await startDemoServer()
for (const name of ['week','public-page','attendance','clients','my-sessions']) {
  const page = await openView(demo, name, 'desktop')
  const pdf = await page.pdf({preferCSSPageSize:true})
  writeFileSync(`/tmp/w-font-shots/${name}.pdf`, pdf)
  console.log(name, [...new Set([...pdf.toString('latin1').matchAll(/\/(?:BaseFont|FontName) ?\/([^\s\/]+)/g)].map(m=>m[1]))])
}
await demo.end()
