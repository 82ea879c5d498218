import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

public final class FirstCall {
    public static void main(String[] args) throws Exception {
        String body = """
            {
              "agent_id": "agt_4m9qd",
              "from": "+12025550100",
              "to": "+12025550143",
              "variables": { "booking_code": "KT4821" }
            }
            """;
        URI uri = URI.create(System.getenv("VOICE_API_URL") + "/calls");
        String key = System.getenv("VOICE_API_KEY");
        HttpRequest request = HttpRequest.newBuilder(uri)
            .header("Authorization", "Bearer " + key)
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", "reminder-KT4821-2026-03-08")
            .timeout(Duration.ofSeconds(30))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        var client = HttpClient.newHttpClient();
        var response = client.send(request, BodyHandlers.ofString());
        if (response.statusCode() >= 300) {
            throw new IllegalStateException(response.body());
        }
        System.out.println(response.body());
    }
}
