/** Puts the portal's colours and fonts over those of Swagger UI. */
export const DOCS_STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #fbf8f3; color: #23211d; }
body, .swagger-ui, .swagger-ui .opblock .opblock-summary-description, .swagger-ui .info .title, .swagger-ui .opblock-tag,
.swagger-ui .btn, .swagger-ui table thead tr td, .swagger-ui table thead tr th, .swagger-ui .parameter__name, .swagger-ui section.models h4,
.swagger-ui .opblock .opblock-section-header h4, .swagger-ui .response-col_status, .swagger-ui .tab li, .swagger-ui label {
  font-family: Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: #23211d;
}
.top { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; padding: 14px 24px; background: #154c32; color: #fff; }
.top a { color: #fff; } .top a:first-child { font-weight: 650; font-size: 1.15rem; text-decoration: none; }
.top span { flex: 1; } .plain { padding: 24px; }
.top a:focus-visible, .swagger-ui button:focus-visible, .swagger-ui a:focus-visible { outline: 3px solid #df4489; outline-offset: 2px; }
.swagger-ui .info { margin: 28px 0; } .swagger-ui .info .title { font-weight: 600; }
.swagger-ui .info li, .swagger-ui .info p, .swagger-ui .info table { color: #23211d; font-size: 15px; line-height: 1.55; max-width: 75ch; }
.swagger-ui .info a, .swagger-ui a.nostyle { color: #154c32; }
.swagger-ui .info .title small { background: #5e574d; } .swagger-ui .info .title small.version-stamp { background: #154c32; }
.swagger-ui .scheme-container { background: #f3eee5; box-shadow: none; border-block: 1px solid #e3dacb; }
.swagger-ui .opblock { box-shadow: none; border-radius: 8px; background: #fff; border-color: #e3dacb; }
.swagger-ui .opblock .opblock-summary { border-color: #e3dacb; }
.swagger-ui .opblock .opblock-summary-method { background: #5e574d; color: #fff; text-shadow: none; border-radius: 6px; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #154c32; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #9a1a59; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #7a4a00; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #5b4a8a; }
.swagger-ui .opblock.opblock-get, .swagger-ui .opblock.opblock-post, .swagger-ui .opblock.opblock-put, .swagger-ui .opblock.opblock-patch,
.swagger-ui .opblock.opblock-delete { background: #fff; border-color: #d9d0c1; }
.swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-summary-path a { color: #154c32; }
.swagger-ui .info code, .swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { color: #7a1445; background: #f3eee5; }
.swagger-ui .info h2 { color: #154c32; } .swagger-ui .opblock .tab-header .tab-item.active h4 span::after { background: #154c32; }
.swagger-ui .btn.cancel { border-color: #b3261e; color: #b3261e; }
.swagger-ui .opblock .opblock-section-header { background: #f3eee5; box-shadow: none; }
.swagger-ui .btn.execute, .swagger-ui .btn.authorize { background: #154c32; border-color: #154c32; color: #fff; }
.swagger-ui .btn.authorize svg { fill: #fff; } .swagger-ui .btn.authorize span { color: #fff; }
.swagger-ui .opblock-description-wrapper p, .swagger-ui .opblock-external-docs-wrapper p, .swagger-ui .opblock-title_normal p { color: #23211d; font-size: 14px; }
.swagger-ui .parameter__in, .swagger-ui .parameter__type, .swagger-ui .prop-format, .swagger-ui .prop-type { color: #5e574d; }
.swagger-ui .wrapper { padding: 0 16px; }
@media (max-width: 640px) {
  .swagger-ui .opblock .opblock-summary-description { display: block; flex-basis: 100%; padding: 4px 10px; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; } .swagger-ui .info .title { font-size: 26px; }
  .swagger-ui table.parameters, .swagger-ui .responses-table { display: block; overflow-x: auto; }
}
`;
