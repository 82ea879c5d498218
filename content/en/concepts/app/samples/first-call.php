<?php

$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: Bearer ' . getenv('VOICE_API_KEY'),
        'Content-Type: application/json',
        'Idempotency-Key: reminder-KT4821-2026-03-08',
    ],
    'content' => json_encode([
        'agent_id' => 'agt_4m9qd',
        'from' => '+12025550100',
        'to' => '+12025550143',
        'variables' => ['booking_code' => 'KT4821'],
    ]),
    'ignore_errors' => true, // so that the body of an error can be read
    'timeout' => 30,
]]);
$url = getenv('VOICE_API_URL') . '/calls';
$body = file_get_contents($url, false, $context);
$answer = json_decode($body, true, 512, JSON_THROW_ON_ERROR);
if (isset($answer['error'])) {
    ['code' => $code, 'request_id' => $id] = $answer['error'];
    throw new RuntimeException("$code ($id)");
}
echo $answer['id'], PHP_EOL;
