/**
 * Styles of pages without scripts. Colours are given twice: a browser without custom properties
 * uses the first value; it supports neither nesting, logical properties nor flexible boxes.
 */
export const plainStyles = [
  'html{background:#fff;background:var(--bg,#fff);color:#1b211e;color:var(--text,#1b211e);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}body{margin:0}',
  'header,main{max-width:1116px;margin:0 auto;padding:24px 32px}header{font-weight:600;font-size:18px;--logo-a:var(--accent-text);--logo-b:var(--text)}header svg{width:26px;height:26px;vertical-align:middle;margin:0 9px}',
  'main{padding-top:10vh;overflow:hidden}main>div{max-width:520px}h1{margin:0;font-size:40px;line-height:1.1;letter-spacing:-.03em}[dir=rtl] h1{line-height:1.3;letter-spacing:0}p{max-width:46em;color:#4a554f;color:var(--text-2,#4a554f)}small{display:block;margin-bottom:12px;font-size:14px;font-weight:600;color:#4a554f;color:var(--accent-text,#4a554f)}',
  'dl{max-width:420px;margin:22px 0 0;border:1px solid #ccd3cf;border-color:var(--line-2,#ccd3cf);border-radius:8px;padding:4px 16px}dl div{padding:8px 0;overflow:hidden}dt{float:left;color:#4a554f;color:var(--text-2,#4a554f)}dd{margin:0;text-align:right;font-weight:600}[dir=rtl] dt{float:right}[dir=rtl] dd{text-align:left}',
  '.art{float:right;width:46%;margin:0 0 24px 32px;fill:none;stroke:#6b7d76;stroke:var(--line-ctl,#6b7d76);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}[dir=rtl] .art{float:left;margin:0 32px 24px 0}.art .ink{stroke:#1b211e;stroke:var(--text,#1b211e);stroke-width:3}.art .full{fill:#1b211e;fill:var(--text,#1b211e)}.art .mark{stroke:#2f7a55;stroke:var(--accent-text,#2f7a55);stroke-width:3}@media (max-width:1023px){.art{float:none!important;display:block;width:70%;max-width:320px;margin:0 auto 16px!important}main{padding-top:16px}}',
  'nav{margin-top:24px}a{display:inline-block;margin:0 10px 10px 0;padding:11px 20px;border:1px solid #6b7d76;border-color:var(--line-ctl,#6b7d76);border-radius:6px;color:inherit;font-weight:600;text-decoration:none}[dir=rtl] a{margin:0 0 10px 10px}a:focus{outline:2px solid;outline-offset:2px}',
].join('');
