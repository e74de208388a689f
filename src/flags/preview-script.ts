import { scriptSafe } from '../boot.ts'
import type { ShownContent } from '../server/content-previews.ts'
import { PREVIEW_STATE } from './preview-paths.ts'

/**
 * In a frame of the content management: says that it is there, and when that tells of a change asks whether it has come, to show it. Only messages from
 * that origin and that window count. A change is published a moment after it is told of; after some seconds nothing more is to be expected. What asks
 * or advises visitors lies over the text there, and no answer is kept in a frame: it is left out.
 */
const FOLLOW = `(origin,revision,state)=>{if(parent===window)return
const shown=document.documentElement.dataset
delete shown.consent
delete shown.banner
let left=0
const look=()=>fetch(state).then(async answer=>{
if(answer.ok&&await answer.text()!==revision)return location.reload()
if(--left>0)setTimeout(look,300)},()=>{left=0})
addEventListener('message',({origin:from,source,data})=>{
if(from!==origin||source!==parent||data?.type!=='payload-document-event')return
const idle=left<1
left=30
if(idle)look()})
parent.postMessage({type:'payload-live-preview',ready:true},origin)}`

/** What a page does in a preview of contents: its clock shows the time of the preview, and it follows the editor's work. */
export function previewScript({ at, framedBy, revision }: ShownContent): string {
  const clock = at === null ? '' : `clockAhead=${at}-Date.now();`
  const follow =
    framedBy === undefined ? '' : `(${FOLLOW})(${scriptSafe([framedBy, revision, PREVIEW_STATE].map((text) => JSON.stringify(text)).join())})`
  return clock + follow
}
