import type { Terms } from './term.ts';

/** The parts of the platform, as its web application names them. */
export const platform: Terms = {
  action: { es: 'acción', pt: 'ação' },
  'after-call action': {
    es: 'acción posterior a la llamada',
    pt: 'ação posterior à chamada',
    not: { es: { 'acción tras la llamada': 'acción posterior a la llamada' } },
  },
  agent: {
    es: 'agente',
    pt: 'agente',
    note: 'The software. A person is una persona, un agente humano; uma pessoa, um atendente.',
  },
  'API key': {
    es: 'clave de API',
    pt: 'chave de API',
    not: {
      es: { 'clave API': 'clave de API', 'claves API': 'claves de API', 'llave de API': 'clave de API' },
      pt: { 'chave API': 'chave de API', 'chaves API': 'chaves de API' },
    },
  },
  'API manager': {
    es: 'gestor de API',
    pt: 'gerenciador de API',
    not: { es: { 'administrador de API': 'gestor de API' }, pt: { 'gestor de API': 'gerenciador de API' } },
  },
  attach: { es: 'asignar', pt: 'vincular', note: 'An action to an agent. The opposite is desvincular.' },
  'audit log': { es: 'registro de auditoría', pt: 'registro de auditoria' },
  'before-call action': {
    es: 'acción previa a la llamada',
    pt: 'ação anterior à chamada',
    not: {
      es: {
        'acción anterior a la llamada': 'acción previa a la llamada',
        'acciones anteriores a la llamada': 'acciones previas a la llamada',
      },
      pt: {
        'ação prévia à chamada': 'ação anterior à chamada',
        'ações prévias à chamada': 'ações anteriores à chamada',
      },
    },
  },
  'call log': { es: 'registro de llamadas', pt: 'registro de chamadas', note: 'The list of entries (entrada).' },
  'call record': {
    es: 'ficha de llamada',
    pt: 'ficha de chamada',
    not: {
      es: { 'registro de llamada': 'ficha de llamada', 'registro de la llamada': 'ficha de la llamada' },
      pt: { 'registro de chamada': 'ficha de chamada', 'registro da chamada': 'ficha da chamada' },
    },
  },
  campaign: { es: 'campaña', pt: 'campanha' },
  Console: { es: 'Consola', pt: 'Console', note: 'With a capital: the web application, la Consola and o Console.' },
  contact: { es: 'contacto', pt: 'contato' },
  dashboard: {
    es: 'panel',
    pt: 'painel',
    not: { es: { dashboard: 'panel', dashboards: 'paneles' }, pt: { dashboard: 'painel', dashboards: 'painéis' } },
  },
  destination: { es: 'destino', pt: 'destino' },
  directory: { es: 'directorio', pt: 'diretório', note: 'Of people. A folder is una carpeta, uma pasta.' },
  'do-not-call list': {
    es: 'lista de no llamar',
    pt: 'lista de não ligar',
    not: { es: { 'lista negra': 'lista de no llamar' }, pt: { 'lista negra': 'lista de não ligar' } },
  },
  draft: { es: 'borrador', pt: 'rascunho' },
  'end reason': {
    es: 'motivo de finalización',
    pt: 'motivo de encerramento',
    not: {
      es: { 'motivo de término': 'motivo de finalización', 'motivo de fin': 'motivo de finalización' },
      pt: { 'motivo de finalização': 'motivo de encerramento', 'motivo de término': 'motivo de encerramento' },
    },
  },
  fallback: {
    es: 'contingencia',
    pt: 'contingência',
    note: 'Where a call goes instead. A second host or trunk that takes over is a failover.',
  },
  greeting: { es: 'saludo', pt: 'saudação' },
  instructions: { es: 'instrucciones', pt: 'instruções' },
  'knowledge base': {
    es: 'base de conocimientos',
    pt: 'base de conhecimento',
    not: {
      es: {
        'base de conocimiento': 'base de conocimientos',
        'bases de conocimiento': 'bases de conocimientos',
      },
      pt: {
        'base de conhecimentos': 'base de conhecimento',
        'bases de conhecimentos': 'bases de conhecimento',
      },
    },
  },
  'live key': {
    es: 'clave de producción',
    pt: 'chave de produção',
    not: {
      es: { 'clave real': 'clave de producción', 'claves reales': 'claves de producción' },
      pt: { 'chave real': 'chave de produção', 'chaves reais': 'chaves de produção' },
    },
  },
  logs: { es: 'registros', pt: 'registros', note: 'Files of a server: registro in Spanish, log in Portuguese.' },
  outcome: { es: 'resultado', pt: 'desfecho', note: 'With its fields it is one of the results: resultados.' },
  passage: { es: 'pasaje', pt: 'trecho', note: 'Of a document in a knowledge base.' },
  retention: {
    es: 'conservación',
    pt: 'retenção',
    not: { es: { retención: 'conservación' } },
  },
  retry: {
    es: 'reintento',
    pt: 'nova tentativa',
    not: { pt: { retentativa: 'nova tentativa', retentativas: 'novas tentativas' } },
  },
  role: {
    es: 'rol',
    pt: 'função',
    note: 'Owner, admin, builder, viewer: propietario/proprietário, creador/criador, …',
  },
  'rotate a key': { es: 'rotar una clave', pt: 'substituir uma chave' },
  scope: { es: 'ámbito', pt: 'escopo' },
  'test key': { es: 'clave de prueba', pt: 'chave de teste' },
  timeline: { es: 'línea de tiempo', pt: 'linha do tempo' },
  transcript: { es: 'transcripción', pt: 'transcrição' },
  usage: { es: 'consumo', pt: 'consumo' },
  workspace: {
    es: 'espacio de trabajo',
    pt: 'espaço de trabalho',
    not: { es: { 'área de trabajo': 'espacio de trabajo' }, pt: { 'área de trabalho': 'espaço de trabalho' } },
  },
};
