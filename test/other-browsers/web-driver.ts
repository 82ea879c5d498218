/** A session with a browser, by the commands of https://www.w3.org/TR/webdriver2/. */
export interface Session {
  /** Posts a command. Returns the value of the answer; throws what the driver says of a failure. */
  readonly post: <Value = null>(command: string, body?: object) => Promise<Value>;
  readonly end: () => Promise<void>;
}

/** Starts a session with the browser that the driver at an address prefers. */
export async function startSession(driver: string): Promise<Session> {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, { capabilities: {} });
  const session = `${driver}/session/${sessionId}`;
  return {
    post: (command, body = {}) => send('POST', `${session}/${command}`, body),
    end: () => send('DELETE', session),
  };
}

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The key under which an answer has the id of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Clicks the first element with a selector. */
export async function click(session: Session, selector: string): Promise<void> {
  const query = { using: 'css selector', value: selector };
  const element = await session.post<{ [elementKey]: string }>('element', query);
  await session.post(`element/${element[elementKey]}/click`);
}

/** The characters that stand for keys without one. */
const keyCodes: Readonly<Record<string, string>> = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' };

/** Presses keys together, and releases them in the opposite order. */
export async function press(session: Session, keys: readonly string[]): Promise<void> {
  const values = keys.map((key) => keyCodes[key] ?? key);
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  await session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}
