/** Mail clients support neither custom properties nor web fonts, and may drop these styles without loss. */
export const mailStyle = `:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;background:#faf8f4;color:#0d0d12;font:16px/1.6 Figtree,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
.mail{max-width:560px;margin:0 auto}
.mark{display:inline-block;background:#0d0d12;color:#ffffff;font-weight:800;letter-spacing:.02em;padding:10px 14px;border-bottom:4px dotted #feb91e;text-decoration:none}
h1{font-size:26px;line-height:1.2;margin:28px 0 12px}
p{margin:0 0 16px}
.way{display:inline-block;background:#0d0d12;color:#faf8f4;font-weight:700;text-decoration:none;padding:14px 22px;border-radius:6px}
.facts{margin:0 0 20px;padding:16px;border:1px solid #ded8cb;border-left:4px solid #feb91e;border-radius:6px}
.facts p{margin:0}
.facts .title{font-size:20px;font-weight:800;line-height:1.25}
.fine{color:#47454f;font-size:14px}
.fine a{color:#0d0d12;word-break:break-all}
.end{border-top:1px solid #ded8cb;margin-top:28px;padding-top:16px}
@media (prefers-color-scheme:dark){
body{background:#15151c;color:#f6f3ec}
.way{background:#f6f3ec;color:#15151c}
.facts,.end{border-color:#2f2f3b}
.facts{border-left-color:#feb91e}
.fine{color:#c3bfca}
.fine a{color:#f6f3ec}
}`
