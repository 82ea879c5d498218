import type { Terms } from './term.ts';

/** The telephone. */
export const telephony: Terms = {
  'answer a call': { es: 'contestar, atender', pt: 'atender' },
  'answering machine': { es: 'contestadora', pt: 'secretária eletrônica' },
  AOR: { es: 'AOR', pt: 'AOR' },
  'area code': { es: 'código de área', pt: 'código de área', note: 'In Brazil DDD, in Mexico clave LADA.' },
  'attended transfer': {
    es: 'transferencia asistida',
    pt: 'transferência assistida',
    not: {
      es: {
        'transferencia atendida': 'transferencia asistida',
        'transferencia supervisada': 'transferencia asistida',
      },
      pt: {
        'transferência atendida': 'transferência assistida',
        'transferência supervisionada': 'transferência assistida',
      },
    },
  },
  attempt: { es: 'intento', pt: 'tentativa' },
  'barge-in': { es: 'barge-in', pt: 'barge-in', note: 'Explained as interrupción, interrupção.' },
  'blind transfer': {
    es: 'transferencia ciega',
    pt: 'transferência cega',
    not: {
      es: { 'transferencia a ciegas': 'transferencia ciega' },
      pt: { 'transferência às cegas': 'transferência cega' },
    },
  },
  'call transfer': { es: 'transferencia', pt: 'transferência' },
  call: { es: 'llamada', pt: 'chamada', note: 'Portuguese may say ligação where people speak.' },
  caller: { es: 'quien llama, interlocutor', pt: 'quem liga, interlocutor', not: { es: { llamante: 'quien llama' } } },
  'caller ID': {
    es: 'identificador de llamada',
    pt: 'identificador de chamadas',
    not: {
      es: {
        'identificador de llamadas': 'identificador de llamada',
        'identificador del llamante': 'identificador de llamada',
      },
      pt: {
        'identificador de chamada': 'identificador de chamadas',
        'ID do chamador': 'identificador de chamadas',
      },
    },
  },
  'calling hours': { es: 'horario de llamadas', pt: 'horário de chamadas' },
  'calls at once': {
    es: 'llamadas simultáneas',
    pt: 'chamadas simultâneas',
    not: {
      es: { 'llamadas concurrentes': 'llamadas simultáneas' },
      pt: { 'chamadas concorrentes': 'chamadas simultâneas' },
    },
  },
  carrier: {
    es: 'operador',
    pt: 'operadora',
    not: { es: { operadora: 'operador', operadoras: 'operadores' } },
    note: 'In VICIdial, a carrier is any SIP connection, and keeps its English name.',
  },
  channel: { es: 'canal', pt: 'canal' },
  closer: { es: 'closer', pt: 'closer' },
  codec: { es: 'códec', pt: 'codec', not: { es: { codec: 'códec' }, pt: { códec: 'codec', códecs: 'codecs' } } },
  dialer: {
    es: 'marcador',
    pt: 'discador',
    not: { es: { discador: 'marcador', discadores: 'marcadores' } },
  },
  dialplan: {
    es: 'dialplan',
    pt: 'dialplan',
    not: {
      es: { 'plan de marcación': 'dialplan', 'plan de marcado': 'dialplan', 'plan de discado': 'dialplan' },
      pt: { 'plano de discagem': 'dialplan' },
    },
    note: 'The word of Asterisk.',
  },
  disposition: { es: 'tipificación', pt: 'tabulação' },
  DTMF: { es: 'DTMF', pt: 'DTMF', note: 'The keys are teclas or dígitos.' },
  'E.164': { es: 'E.164', pt: 'E.164' },
  endpointing: { es: 'endpointing', pt: 'endpointing', note: 'Explained as fin de turno, fim de turno.' },
  extension: {
    es: 'extensión',
    pt: 'ramal',
    not: { es: { anexo: 'extensión', anexos: 'extensiones' } },
    note: 'Of a phone. In a dialplan, Portuguese says extensão.',
  },
  failover: {
    es: 'conmutación por error',
    pt: 'redundância',
    not: { es: { 'conmutación por fallo': 'conmutación por error' }, pt: { failover: 'redundância' } },
  },
  'hang up': { es: 'colgar', pt: 'desligar' },
  hopper: { es: 'hopper', pt: 'hopper' },
  'in-group': { es: 'in-group', pt: 'in-group' },
  'inbound call': {
    es: 'llamada entrante',
    pt: 'chamada de entrada',
    not: {
      es: { 'llamada de entrada': 'llamada entrante', 'llamadas de entrada': 'llamadas entrantes' },
      pt: { 'chamada entrante': 'chamada de entrada', 'chamadas entrantes': 'chamadas de entrada' },
    },
  },
  IVR: { es: 'IVR', pt: 'URA', not: { pt: { IVR: 'URA' } } },
  lead: { es: 'lead', pt: 'lead', note: 'In VICIdial only. Elsewhere contacto, contato.' },
  leg: { es: 'tramo', pt: 'perna' },
  'mobile phone': { es: 'teléfono móvil (celular)', pt: 'celular' },
  NAT: { es: 'NAT', pt: 'NAT' },
  OPTIONS: { es: 'OPTIONS', pt: 'OPTIONS' },
  outage: { es: 'caída', pt: 'queda', note: 'Never interrupción: that is a caller who interrupts an agent.' },
  'outbound call': {
    es: 'llamada saliente',
    pt: 'chamada de saída',
    not: {
      es: { 'llamada de salida': 'llamada saliente', 'llamadas de salida': 'llamadas salientes' },
      pt: { 'chamada sainte': 'chamada de saída', 'chamadas saintes': 'chamadas de saída' },
    },
  },
  PBX: {
    es: 'PBX',
    pt: 'PBX',
    not: {
      es: { 'el PBX': 'la PBX', 'un PBX': 'una PBX', 'del PBX': 'de la PBX', 'al PBX': 'a la PBX' },
      pt: { 'uma PBX': 'um PBX', 'da PBX': 'do PBX', 'pela PBX': 'pelo PBX' },
    },
    note: 'Feminine in Spanish, masculine in Portuguese.',
  },
  porting: { es: 'portabilidad', pt: 'portabilidade', not: { es: { portación: 'portabilidad' } } },
  queue: { es: 'cola', pt: 'fila' },
  REFER: { es: 'REFER', pt: 'REFER' },
  'ring group': { es: 'grupo de timbrado', pt: 'grupo de toque' },
  'ringing tone': { es: 'tono de llamada', pt: 'tom de chamada' },
  route: { es: 'ruta', pt: 'rota' },
  RTP: { es: 'RTP', pt: 'RTP' },
  SDP: { es: 'SDP', pt: 'SDP' },
  'SIP ALG': { es: 'SIP ALG', pt: 'SIP ALG' },
  'signed call': { es: 'llamada firmada', pt: 'chamada autenticada' },
  softphone: {
    es: 'softphone',
    pt: 'softphone',
    not: { es: { 'teléfono por software': 'softphone' }, pt: { 'telefone por software': 'softphone' } },
  },
  'STIR/SHAKEN': { es: 'STIR/SHAKEN', pt: 'STIR/SHAKEN' },
  'toll fraud': {
    es: 'fraude telefónico',
    pt: 'fraude telefônica',
    not: {
      es: { 'fraude telefónica': 'fraude telefónico' },
      pt: { 'fraude telefônico': 'fraude telefônica' },
    },
  },
  'toll-free number': { es: 'número gratuito', pt: 'número gratuito' },
  trunk: {
    es: 'troncal',
    pt: 'tronco',
    not: {
      es: {
        'el troncal': 'la troncal',
        'un troncal': 'una troncal',
        'del troncal': 'de la troncal',
        'enlace troncal': 'troncal',
        'tronco SIP': 'troncal SIP',
      },
      pt: { 'entroncamento SIP': 'tronco SIP' },
    },
    note: 'Feminine in Spanish.',
  },
  'turn-taking': {
    es: 'turnos de palabra',
    pt: 'turnos de fala',
    not: { es: { 'toma de turnos': 'turnos de palabra' }, pt: { 'tomada de turnos': 'turnos de fala' } },
  },
  voicemail: {
    es: 'buzón de voz',
    pt: 'caixa postal',
    not: {
      es: { 'correo de voz': 'buzón de voz', 'casilla de voz': 'buzón de voz' },
      pt: { 'correio de voz': 'caixa postal', 'caixa de voz': 'caixa postal' },
    },
  },
};
