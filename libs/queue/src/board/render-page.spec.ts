import { renderPage } from './render-page.js';

describe('the page of the board', () => {
  it('escapes values but where the template asks for them as they are', () => {
    const page = renderPage('<title><%= title %></title><script type="application/json"><%- uiConfig %></script>', { title: '<b>"x"', uiConfig: '{"a":1}' });
    expect(page).toBe('<title>&lt;b&gt;&quot;x&quot;</title><script type="application/json">{"a":1}</script>');
  });
  it('loads nothing from other sites', () => {
    expect(renderPage('<link href="https://fonts.example/css" rel="stylesheet"><link href="static/a.css">', {})).toBe('<link href="static/a.css">');
  });
});
