import Own from './parts/Gone.tsx';

export default { Own };
