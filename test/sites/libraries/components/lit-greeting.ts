import { html, LitElement } from 'lit';

class LitGreetingElement extends LitElement {
  override render() {
    return html`<p>Hello from Lit</p>`;
  }
}

customElements.get('lit-greeting') ?? customElements.define('lit-greeting', LitGreetingElement);
