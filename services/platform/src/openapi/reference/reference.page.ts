import { createHash } from 'node:crypto';

/**
 * Corrects Swagger UI's colours to WCAG AA, and hides the dialog for API keys, which a portal with cookies does not
 * need.
 */
const STYLE = `
body{margin:0}
.swagger-ui .scheme-container{display:none}
.swagger-ui .info .title small{background:#59616f}
.swagger-ui .info .title small.version-stamp{background:#3d5a00}
.swagger-ui .opblock .opblock-summary-method{background:#1f5fa8!important;color:#fff!important}
.swagger-ui .opblock-post .opblock-summary-method{background:#12704a!important}
.swagger-ui .opblock-put .opblock-summary-method{background:#8a4b00!important}
.swagger-ui .opblock-patch .opblock-summary-method{background:#0b6b5f!important}
.swagger-ui .opblock-delete .opblock-summary-method{background:#b3261e!important}
html:not(.dark-mode) .swagger-ui .info :is(a,.url){color:#2f5fb3}
html:not(.dark-mode) .swagger-ui :is(.parameter__in,.parameter__extension,.prop-format,.property.primitive){color:#4d4d4d}
.dark-mode .swagger-ui .parameter__extension{color:#b8c0cc}
`;

/**
 * Starts Swagger UI read only, light or dark as the system is. For assistive technology it turns links inside buttons
 * into text, removes inputs that accept nothing, and names the buttons that fold fields.
 */
const START = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
const accessible = ({ React }) => ({
  wrapComponents: {
    DeepLink: () => ({ text }) => text,
    JsonSchemaForm: () => () => null,
    ModelCollapse: (Original) => (props) =>
      React.createElement(Original, { ...props, title: props.title || 'Fields' }),
  },
});
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelRendering: 'model',
  defaultModelExpandDepth: 5,
  defaultModelsExpandDepth: -1,
  showCommonExtensions: true,
  supportedSubmitMethods: [],
  plugins: [accessible],
});
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content security policy of the page: our own files and the inline parts of this page, nothing from another host. */
export const REFERENCE_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${hashOf(START)}`,
  `style-src 'self' ${hashOf(STYLE)}`,
  'img-src data:',
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The page that shows `/api/openapi.json`. `version` is that of Swagger UI; browsers cache its files by it. */
export const renderReference = (version: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Atrium API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css?v=${version}"><style>${STYLE}</style></head><body><main id="reference"></main><script src="/api/docs/swagger-ui-bundle.js?v=${version}"></script><script>${START}</script></body></html>`;
