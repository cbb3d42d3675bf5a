/** The portal's colours by day and at night, and the band on top. The class is the one that Swagger UI's own sheet knows. */
const BASE_STYLE = `
:root { color-scheme: light; --paper: #fbf8f3; --ink: #23211d; --quiet: #5e574d; --surface: #fff; --sunken: #f3eee5; --line: #d9d0c1;
  --edge: #8f8575; --link: #154c32; --code: #7a1445; --band: #154c32; --primary: #154c32; --on-primary: #fff; --danger: #b3261e; }
html.dark-mode { color-scheme: dark; --paper: #1a1916; --ink: #ece7dd; --quiet: #b3ada2; --surface: #242320; --sunken: #131210; --line: #3d3a34;
  --edge: #7d776c; --link: #92c2a5; --code: #f08cba; --band: #10251b; --primary: #92c2a5; --on-primary: #0c2417; --danger: #ff9d94; }
html, html.dark-mode { background: var(--paper); }
body { margin: 0; background: var(--paper); color: var(--ink); }
body, .swagger-ui, .swagger-ui :where(.opblock-summary-description, .title, .opblock-tag, .btn, td, th, .parameter__name, h4, label, .tab li,
  .response-col_status, p, li, h2, h3) { font-family: Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.top { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; padding: 14px 24px; background: var(--band); color: #fff; }
.top a { color: #fff; padding-block: 10px; margin-block: -10px; } .top a:first-child { font-weight: 650; font-size: 1.15rem; text-decoration: none; }
.top span { flex: 1; } .plain { padding: 24px; }
a:focus-visible, button:focus-visible { outline: 3px solid #df4489; outline-offset: 2px; }
`;

/** Puts them over the colours of Swagger UI. */
export const DOCS_STYLE = `
${BASE_STYLE}
.swagger-ui, html.dark-mode .swagger-ui { background: none; color: var(--ink); }
.swagger-ui .wrapper { padding: 0 16px; }
.swagger-ui .info { margin: 28px 0; }
.swagger-ui .info .title, html.dark-mode .swagger-ui .info .title { font-weight: 600; color: var(--ink); }
html[lang] .swagger-ui .info .title small { background: #5e574d; } html[lang] .swagger-ui .info .title small.version-stamp { background: #154c32; }
html[lang] .swagger-ui :is(.copy-to-clipboard, .download-contents) { background-color: #5e574d; color: #fff; }
.swagger-ui .microlight span[style*='211, 99, 99'] { color: #f5a3a3 !important; }
.swagger-ui .info .main > .link { display: none; }
.swagger-ui .info :is(.markdown, .renderedMarkdown) :is(p, pre, ul, h2) { max-width: 75ch; margin-inline: 0; }
.swagger-ui .info :is(li, p, table) { font-size: 15px; line-height: 1.55; }
.swagger-ui .info h2 { font-size: 20px; margin: 28px 0 8px; }
.swagger-ui :is(p, li, td, th, label, h3, h4, .title, .opblock-tag, .tab li, .tabitem, .markdown p, .markdown li, .renderedMarkdown p, .info p, .info li, .info table,
  .opblock-description-wrapper p, .opblock-external-docs-wrapper p, .opblock-title_normal p, .opblock-summary-description, .parameter__name, .response-col_status,
  .response-col_links, .opblock-section-header h4, .opblock-section-header > label, .dialog-ux .modal-ux-header h3, .dialog-ux .modal-ux p, .dialog-ux .modal-ux h4),
.swagger-ui table thead tr :is(td, th), .swagger-ui section.models h4 { color: var(--ink); }
.swagger-ui :is(.parameter__in, .parameter__type, .prop-format, .prop-type, .opblock-tag small, .response-control-media-type__title, .response-control-examples__title) { color: var(--quiet); }
.swagger-ui .parameter__name.required :is(span, &::after) { color: var(--danger); }
.swagger-ui .info h2, html.dark-mode .swagger-ui .info h2, .swagger-ui :is(.info a, a.nostyle, .opblock-summary-path, .opblock-summary-path a),
.swagger-ui :is(.info, .markdown, .opblock) a:not(.btn), html.dark-mode .swagger-ui :is(.info, .markdown, .opblock) a:not(.btn) { color: var(--link); }
.swagger-ui :is(.info code, .markdown code, .renderedMarkdown code), html.dark-mode .swagger-ui :is(.markdown code, .renderedMarkdown code) { color: var(--code); background: var(--sunken); }
.swagger-ui :is(.markdown, .renderedMarkdown) pre, html.dark-mode .swagger-ui :is(.markdown, .renderedMarkdown) pre { background: var(--sunken); border: 1px solid var(--line); border-radius: 8px; padding: 12px; overflow-x: auto; }
.swagger-ui :is(.markdown, .renderedMarkdown) pre code, html.dark-mode .swagger-ui :is(.markdown, .renderedMarkdown) pre code { background: none; padding: 0; color: var(--ink); font-weight: 400; white-space: pre; }
.swagger-ui .scheme-container, html.dark-mode .swagger-ui .scheme-container { background: var(--sunken); box-shadow: none; border-block: 1px solid var(--line); }
.swagger-ui .opblock-tag { border-color: var(--line); }
.swagger-ui .opblock[class], html.dark-mode .swagger-ui .opblock[class] { box-shadow: none; border-radius: 8px; background: var(--surface); border-color: var(--line); }
.swagger-ui .opblock[class] :is(.opblock-summary, thead tr td, thead tr th) { border-color: var(--line); }
.swagger-ui .opblock[class] .opblock-section-header, html.dark-mode .swagger-ui .opblock[class] .opblock-section-header { background: var(--sunken); box-shadow: none; border-color: var(--line); }
html[lang] .swagger-ui .opblock[class] .opblock-summary-method { background: #5e574d; color: #fff; text-shadow: none; border-radius: 6px; }
html[lang] .swagger-ui .opblock.opblock-get[class] .opblock-summary-method { background: #154c32; }
html[lang] .swagger-ui .opblock.opblock-post[class] .opblock-summary-method { background: #9a1a59; }
html[lang] .swagger-ui .opblock.opblock-delete[class] .opblock-summary-method { background: #b3261e; }
html[lang] .swagger-ui .opblock.opblock-put[class] .opblock-summary-method { background: #7a4a00; }
html[lang] .swagger-ui .opblock.opblock-patch[class] .opblock-summary-method { background: #5b4a8a; }
.swagger-ui .opblock .tab-header .tab-item.active h4 span::after { background: var(--primary); }
.swagger-ui :is(input, select, textarea), html.dark-mode .swagger-ui :is(input, select, textarea) { background-color: var(--surface); color: var(--ink); border: 1px solid var(--edge); }
.swagger-ui .btn, html.dark-mode .swagger-ui .btn { color: var(--ink); border-color: var(--edge); box-shadow: none; background: none; }
.swagger-ui .btn.cancel, html.dark-mode .swagger-ui .opblock .btn.cancel { border-color: var(--danger); color: var(--danger); }
.swagger-ui .btn:is(.execute, .authorize), html.dark-mode .swagger-ui :is(.opblock .btn.execute, .btn.authorize, .scheme-container .btn.authorize, .dialog-ux .modal-ux .btn.modal-btn.authorize) {
  background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
.swagger-ui .btn.authorize :is(span, svg) { color: var(--on-primary); fill: var(--on-primary); }
.swagger-ui svg.arrow, .swagger-ui .models-control svg, .swagger-ui .authorization__btn svg { fill: var(--ink); color: var(--ink); }
.swagger-ui .dialog-ux .modal-ux, html.dark-mode .swagger-ui .dialog-ux .modal-ux { background: var(--surface); border-color: var(--line); }
.swagger-ui section.models { border-color: var(--line); }
@media (max-width: 640px) {
  .swagger-ui .opblock .opblock-summary-description { display: block; flex-basis: 100%; padding: 4px 10px; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; } .swagger-ui .info .title { font-size: 26px; }
  .swagger-ui .info hgroup .title > span { display: block; margin-top: 6px; } .swagger-ui .info .title small { position: static; vertical-align: middle; margin: 0 6px 0 0; }
  .swagger-ui table.parameters, .swagger-ui .responses-table { display: block; overflow-x: auto; }
}
`;

export const GUIDE_STYLE = `
${BASE_STYLE}
main { max-width: 75ch; margin: 0 auto; padding: 16px 24px 64px; font-size: 16px; line-height: 1.6; }
h1 { font-size: 30px; line-height: 1.2; } h2 { margin: 40px 0 8px; font-size: 22px; color: var(--link); }
main a { color: var(--link); } code { font-size: 0.9em; color: var(--code); background: var(--sunken); border-radius: 4px; padding: 1px 5px; overflow-wrap: anywhere; }
pre { background: var(--sunken); border: 1px solid var(--line); border-radius: 8px; padding: 14px; overflow-x: auto; line-height: 1.45; }
pre code { background: none; padding: 0; color: var(--ink); overflow-wrap: normal; }
table { display: block; overflow-x: auto; border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); }
`;
