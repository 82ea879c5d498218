import { Voice } from './voice.js';

// #region dial
const voice = new Voice({ key: process.env.VOICE_KEY });
const call = await voice.dial('+1 555 0100');
// #endregion
await call.hangUp();
